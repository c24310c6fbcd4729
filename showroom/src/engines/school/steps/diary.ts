import { Refusal } from '../../../runtime/refuse.ts';
import { typedNumber } from '../../../words/amount.ts';
import type { Saying } from '../data.ts';
import { words } from '../words/words.ts';
import type { SchoolWorld } from '../world.ts';

/** Writes the homework of a class in a subject for a day. @throws Refusal when nothing is written */
export function writeHomework(
  world: SchoolWorld,
  page: { readonly class: string; readonly weekday: number; readonly subject: string },
  work: string,
  say: Saying,
): SchoolWorld {
  if (work.trim() === '') throw new Refusal(say(words.noWork), 'work');
  const isSame = (one: typeof page) =>
    one.class === page.class && one.weekday === page.weekday && one.subject === page.subject;
  const entry = { ...page, work: work.trim() };
  return {
    ...world,
    diary: world.diary.some(isSame)
      ? world.diary.map((one) => (isSame(one) ? entry : one))
      : [...world.diary, entry],
  };
}

/** Says who picks a student up today. @throws Refusal when the student has left already */
export function choosePerson(
  world: SchoolWorld,
  student: string,
  person: string,
  say: Saying,
): SchoolWorld {
  if (world.pickups.some((one) => one.student === student && one.leftAt >= 0)) {
    throw new Refusal(say(words.leftAlready));
  }
  return {
    ...world,
    pickups: world.pickups.map((one) => (one.student === student ? { ...one, person } : one)),
  };
}

/** Puts a person on the list of a student. @throws Refusal without a name or a telephone number */
export function addPerson(
  world: SchoolWorld,
  person: {
    readonly student: string;
    readonly name: string;
    readonly relation: string;
    readonly phone: string;
  },
  say: Saying,
): SchoolWorld {
  const digits = person.phone.replaceAll(/[\s-]/g, '');
  const missing = (['name', 'relation'] as const).find((field) => person[field] === '');
  if (missing) throw new Refusal(say(words.noPerson), missing);
  if (Number.isNaN(typedNumber(digits)) || digits.length !== 11) {
    throw new Refusal(say(words.notPhone), 'phone');
  }
  return {
    ...world,
    people: [...world.people, { ...person, id: `own-${world.people.length + 1}`, picture: '' }],
  };
}

/**
 * Lets a student go with the person at the gate.
 * @param now minutes after midnight
 * @throws Refusal when somebody else was to come
 */
export function handOver(
  world: SchoolWorld,
  student: string,
  person: string,
  now: number,
  say: Saying,
): SchoolWorld {
  const expected = world.pickups.find((one) => one.student === student);
  if (!expected || expected.person !== person) throw new Refusal(say(words.notExpected));
  if (expected.leftAt >= 0) throw new Refusal(say(words.leftAlready));
  return {
    ...world,
    pickups: world.pickups.map((one) => (one.student === student ? { ...one, leftAt: now } : one)),
  };
}
