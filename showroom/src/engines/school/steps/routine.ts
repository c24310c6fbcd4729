import { filled } from '../../../frame/words.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import { nameOf, type Saying, type SchoolData, type Teacher } from '../data.ts';
import { words } from '../words/words.ts';
import type { Lesson, SchoolWorld } from '../world.ts';

/** A period of a weekday. */
export type Hour = Pick<Lesson, 'weekday' | 'period'>;

const isAt = (hour: Hour) => (one: Hour) =>
  one.weekday === hour.weekday && one.period === hour.period;

export const lessonAt = (
  { lessons }: SchoolWorld,
  schoolClass: string,
  hour: Hour,
): Lesson | undefined => lessons.filter(isAt(hour)).find((one) => one.class === schoolClass);

/** Who stands in for a lesson, if anybody does. */
export const substituteOf = ({ substitutes }: SchoolWorld, lesson: Lesson): string | undefined =>
  substitutes.filter(isAt(lesson)).find((one) => one.class === lesson.class)?.teacher;

/** The class that a teacher is with then, by the routine or as a substitute. */
export function classOf(world: SchoolWorld, teacher: string, hour: Hour): string | undefined {
  const { lessons, substitutes } = world;
  return (
    lessons.filter(isAt(hour)).find((one) => one.teacher === teacher) ??
    substitutes.filter(isAt(hour)).find((one) => one.teacher === teacher)
  )?.class;
}

/** Who is in school and free then, those who teach the subject first. */
export function freeTeachers(
  world: SchoolWorld,
  teachers: readonly Teacher[],
  lesson: Lesson,
): Teacher[] {
  const free = teachers.filter(
    ({ id }) => !world.away.includes(id) && classOf(world, id, lesson) === undefined,
  );
  const knows = ({ subjects }: Teacher) => (subjects.includes(lesson.subject) ? 0 : 1);
  return free.sort((one, other) => knows(one) - knows(other));
}

/** @throws Refusal when the teacher would stand in two rooms at once */
function refuseClash(
  world: SchoolWorld,
  data: SchoolData,
  lesson: Lesson,
  teacher: string,
  say: Saying,
): void {
  const other = classOf(world, teacher, lesson);
  if (other === undefined || other === lesson.class) return;
  const free = freeTeachers(world, data.teachers, lesson);
  throw new Refusal(
    filled(say(words.clash), {
      teacher: say(nameOf(data.teachers, teacher)),
      class: say(nameOf(data.classes, other)),
      free: free
        .slice(0, 3)
        .map(({ name }) => say(name))
        .join(', '),
    }),
  );
}

/** Puts a lesson into the routine. @throws Refusal when its teacher is with another class then */
export function setLesson(
  world: SchoolWorld,
  data: SchoolData,
  lesson: Lesson,
  say: Saying,
): SchoolWorld {
  refuseClash(world, data, lesson, lesson.teacher, say);
  const others = world.lessons.filter((one) => !(isAt(lesson)(one) && one.class === lesson.class));
  return { ...world, lessons: [...others, lesson] };
}

/** Lets a teacher stand in for one who is absent. @throws Refusal when they are busy or absent */
export function substitute(
  world: SchoolWorld,
  data: SchoolData,
  lesson: Lesson,
  teacher: string,
  say: Saying,
): SchoolWorld {
  const others = world.substitutes.filter(
    (one) => !(isAt(lesson)(one) && one.class === lesson.class),
  );
  const before = { ...world, substitutes: others };
  if (world.away.includes(teacher)) throw new Refusal(say(words.awayToo));
  refuseClash(before, data, lesson, teacher, say);
  const { weekday, period } = lesson;
  return {
    ...before,
    substitutes: [...others, { class: lesson.class, weekday, period, teacher }],
  };
}

/** Marks a teacher as absent, or as there again; what was arranged meanwhile ends. */
export function setAway(world: SchoolWorld, teacher: string, isAway: boolean): SchoolWorld {
  const others = world.away.filter((one) => one !== teacher);
  if (isAway) return { ...world, away: [...others, teacher] };
  const own = world.lessons.filter((lesson) => lesson.teacher === teacher);
  return {
    ...world,
    away: others,
    substitutes: world.substitutes.filter(
      (one) => !own.some((lesson) => isAt(lesson)(one) && lesson.class === one.class),
    ),
  };
}
