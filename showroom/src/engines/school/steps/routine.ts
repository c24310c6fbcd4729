import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { type Day, dateOf, dayOf } from '../../../words/days.ts';
import { genitive } from '../../../words/genitive.ts';
import { nameOf, type SchoolData, type Teacher } from '../data.ts';
import { words } from '../words/words.ts';
import type { Lesson, SchoolWorld, Substitute } from '../world.ts';
import type { School, Step } from './school.ts';
import { nearestSchoolDay } from './school-days.ts';

/** A period of a weekday. */
export type Hour = Pick<Lesson, 'weekday' | 'period'>;

const isAt = (hour: Hour) => (one: Hour) =>
  one.weekday === hour.weekday && one.period === hour.period;

const weekdayOf = (day: Day): number => dateOf(day).getDay();

/** Whether a substitute goes to an hour of the week. */
const goesAt = (hour: Hour) => (one: Substitute) =>
  one.period === hour.period && weekdayOf(one.day) === hour.weekday;

/** Whether a substitute goes into a lesson on a day. */
const coversOn = (day: Day, lesson: Lesson) => (one: Substitute) =>
  one.day === day && one.period === lesson.period && one.class === lesson.class;

export const lessonAt = ({ lessons }: SchoolWorld, schoolClass: string, hour: Hour) =>
  lessons.filter(isAt(hour)).find((one) => one.class === schoolClass);

/** Who is absent on the nearest school day. */
export function awayNext(when: Pick<School, 'data' | 'today'>, { away }: SchoolWorld): string[] {
  const next = nearestSchoolDay(when);
  return away.filter(({ day }) => day === next).map(({ teacher }) => teacher);
}

/** Who stands in for a lesson on a day, if anybody does. */
export const substituteOf = ({ substitutes }: SchoolWorld, lesson: Lesson, day: Day) =>
  substitutes.find(coversOn(day, lesson))?.teacher;

/** The class that a teacher is with then, by the routine or as a substitute from today on. */
function classOf(
  { today }: Pick<School, 'today'>,
  { lessons, substitutes }: SchoolWorld,
  teacher: string,
  hour: Hour,
): string | undefined {
  const coming = substitutes.filter(({ day }) => day >= dayOf(today));
  const busy = [...lessons.filter(isAt(hour)), ...coming.filter(goesAt(hour))];
  return busy.find((one) => one.teacher === teacher)?.class;
}

/** Who is in school and free then, those who teach the subject first. */
export function freeTeachers(
  school: Pick<School, 'data' | 'today'>,
  world: SchoolWorld,
  lesson: Lesson,
): Teacher[] {
  const away = awayNext(school, world);
  const free = school.data.teachers.filter(
    ({ id }) => !away.includes(id) && classOf(school, world, id, lesson) === undefined,
  );
  const knows = ({ subjects }: Teacher) => (subjects.includes(lesson.subject) ? 0 : 1);
  return free.sort((one, other) => knows(one) - knows(other));
}

/** @throws Refusal when the teacher would stand in two rooms at once */
function refuseClash(school: School, world: SchoolWorld, lesson: Lesson, teacher: string): void {
  const { data, language } = school;
  const other = classOf(school, world, teacher, lesson);
  if (other === undefined || other === lesson.class) return;
  const free = freeTeachers(school, world, lesson)
    .slice(0, 3)
    .map(({ name }) => textIn(name, language));
  const name = textIn(nameOf(data.teachers, teacher), language);
  const values = {
    teacher: name,
    whose: genitive(name),
    class: textIn(nameOf(data.classes, other), language),
    free: free.join(', '),
  };
  refuse(language, free.length > 0 ? words.clash : words.clashOfAll, values, 'teacher');
}

/**
 * Puts a lesson into the routine; whoever was to stand in for the old one need not.
 * @throws Refusal when its teacher is with another class then
 */
export const setLesson: Step<[lesson: Lesson]> = (school, world, lesson) => {
  refuseClash(school, world, lesson, lesson.teacher);
  const others = world.lessons.filter((one) => !(isAt(lesson)(one) && one.class === lesson.class));
  return {
    ...world,
    lessons: [...others, lesson],
    substitutes: world.substitutes.filter(
      (one) => !(goesAt(lesson)(one) && one.class === lesson.class),
    ),
  };
};

/**
 * Lets a teacher stand in for one who is absent on the nearest school day.
 * @throws Refusal when they are busy or absent, or nobody has to stand in
 */
export const substitute: Step<[Lesson, string]> = (school, world, lesson, teacher) => {
  const { language } = school;
  const day = nearestSchoolDay(school);
  const away = awayNext(school, world);
  const known = lessonAt(world, lesson.class, lesson);
  if (!known || !away.includes(known.teacher) || weekdayOf(day) !== lesson.weekday) {
    refuse(language, words.notAway);
  }
  if (away.includes(teacher)) refuse(language, words.awayToo);
  const isOld = coversOn(day, lesson);
  const others = world.substitutes.filter((one) => !isOld(one));
  refuseClash(school, { ...world, substitutes: others }, lesson, teacher);
  const added = { class: lesson.class, day, period: lesson.period, teacher };
  return { ...world, substitutes: [...others, added] };
};

/** Keeps the teacher of the file absent on a later school day, too, until they are marked as there again. */
export function stayAway(data: SchoolData, world: SchoolWorld, today: Date): SchoolWorld {
  const day = nearestSchoolDay({ data, today });
  const own = world.away.filter(({ teacher }) => teacher === data.away);
  if (own.length === 0 || own.some((one) => one.day >= day)) return world;
  return { ...world, away: [...world.away, { teacher: data.away, day }] };
}

/**
 * Marks a teacher as absent on the nearest school day, or as there again. Who is absent stands in for
 * nobody, and whoever is back needs nobody to stand in.
 */
export const setAway: Step<[string, boolean]> = (school, world, teacher, isAway) => {
  const day = nearestSchoolDay(school);
  const others = world.away.filter((one) => one.teacher !== teacher);
  const isOwn = (one: Substitute) =>
    lessonAt(world, one.class, { weekday: weekdayOf(day), period: one.period })?.teacher ===
    teacher;
  return {
    ...world,
    away: isAway ? [...others, { teacher, day }] : others,
    substitutes: world.substitutes.filter(
      (one) => one.day !== day || !(isAway ? one.teacher === teacher : isOwn(one)),
    ),
  };
};
