import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { mobileNumber } from '../../../words/phone.ts';
import { words } from '../words/words.ts';
import type { Pickup } from '../world.ts';
import type { Step } from './school.ts';

/** Writes the homework of a class in a subject for a day. @throws Refusal when nothing is written */
export const writeHomework: Step<
  [
    page: { readonly class: string; readonly weekday: number; readonly subject: string },
    work: string,
  ]
> = ({ language }, world, page, work) => {
  if (work.trim() === '') refuse(language, words.noWork, {}, 'work');
  const isSame = (one: typeof page) =>
    one.class === page.class && one.weekday === page.weekday && one.subject === page.subject;
  const entry = { ...page, work: work.trim() };
  return {
    ...world,
    diary: world.diary.some(isSame)
      ? world.diary.map((one) => (isSame(one) ? entry : one))
      : [...world.diary, entry],
  };
};

/** Whether a student has been let go today. */
export const leftToday = ({ left }: Pickup, today: Date): boolean => left?.day === dayOf(today);

/** Changes what is known of a student at the gate. @throws Refusal when the student has left already */
const withPickup: Step<[student: string, make: (pickup: Pickup) => Pickup]> = (
  { language, today },
  world,
  student,
  make,
) => ({
  ...world,
  pickups: world.pickups.map((one) => {
    if (one.student !== student) return one;
    if (leftToday(one, today)) refuse(language, words.leftAlready);
    return make(one);
  }),
});

/** Says who picks a student up. @throws Refusal when the student has left already */
export const choosePerson: Step<[string, string]> = (school, world, student, person) =>
  withPickup(school, world, student, (one) => {
    const isKnown = world.people.some(({ id, student: of }) => id === person && of === student);
    return isKnown ? { ...one, person } : one;
  });

/**
 * Puts a person on the list of a student.
 * @throws Refusal without a name or a mobile number, or when the number is on the list already
 */
export const addPerson: Step<
  [person: Readonly<Record<'student' | 'name' | 'relation' | 'phone', string>>]
> = ({ language }, world, person) => {
  const given = (field: 'name' | 'relation') =>
    person[field].trim() || refuse(language, words.noPerson, {}, field);
  const own = { student: person.student, name: given('name'), relation: given('relation') };
  const phone = mobileNumber(person.phone) ?? refuse(language, words.notPhone, {}, 'phone');
  const isThere = world.people.some(
    (one) => one.student === person.student && mobileNumber(one.phone) === phone,
  );
  if (isThere) refuse(language, words.samePhone, {}, 'phone');
  const added = { id: `own-${world.people.length + 1}`, ...own, phone, picture: null };
  return { ...world, people: [...world.people, added] };
};

/**
 * Lets a student go with the person at the gate.
 * @throws Refusal when somebody else was to come, or the student has left already
 */
export const handOver: Step<[student: string, person: string]> = (school, world, student, person) =>
  withPickup(school, world, student, (one) => {
    const { language, now, today } = school;
    if (one.person !== person) refuse(language, words.notExpected, {}, 'person');
    const at = now.getHours() * 60 + now.getMinutes();
    return { ...one, left: { day: dayOf(today), at } };
  });
