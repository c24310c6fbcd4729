import type { SchoolData } from '../../src/engines/school/data.ts';
import { paidOf } from '../../src/engines/school/steps/fees.ts';
import { isPublished } from '../../src/engines/school/steps/marks.ts';
import { awayNext, lessonAt } from '../../src/engines/school/steps/routine.ts';
import { nearestSchoolDay } from '../../src/engines/school/steps/school-days.ts';
import type { SchoolWorld } from '../../src/engines/school/world.ts';
import { midnightOf } from '../../src/runtime/now.ts';
import { dayOf } from '../../src/words/days.ts';
import { mobileNumber } from '../../src/words/phone.ts';

/** The broken invariants in a school, in words; none when all hold. */
export const check = (data: SchoolData, world: SchoolWorld, now: Date): readonly string[] => [
  ...faultsOfRoutine(world),
  ...faultsOfCover(data, world, midnightOf(now)),
  ...faultsOfMarks(data, world),
  ...faultsOfFees(world),
  ...twiceIn(
    'register',
    world.register.map(({ student, day }) => `${student} on ${day}`),
  ),
  ...twiceIn(
    'homework',
    world.diary.map((one) => `${one.class}, ${one.subject}, day ${one.weekday}`),
  ),
  ...faultsOfGate(world),
];

const twiceIn = (what: string, all: readonly (string | number)[]): string[] =>
  all.filter((one, at) => all.indexOf(one) !== at).map((one) => `${what}: ${one} is there twice`);

function faultsOfRoutine({ lessons }: SchoolWorld): string[] {
  const at = ({ weekday, period }: (typeof lessons)[number]) => `day ${weekday}, period ${period}`;
  return [
    ...twiceIn(
      'lesson',
      lessons.map((one) => `${one.class} on ${at(one)}`),
    ),
    ...twiceIn(
      'teacher',
      lessons.map((one) => `${one.teacher} on ${at(one)}`),
    ),
  ];
}

/** From today on, whoever stands in is there, is free, and stands in for somebody who is not. */
function faultsOfCover(data: SchoolData, world: SchoolWorld, today: Date): string[] {
  const next = nearestSchoolDay({ data, today });
  const away = awayNext({ data, today }, world);
  const coming = world.substitutes.filter(({ day }) => day >= dayOf(today));
  const weekday = new Date(`${next}T00:00`).getDay();
  return [
    ...twiceIn(
      'cover',
      coming.map((one) => `${one.class} on ${one.day}, ${one.period}`),
    ),
    ...twiceIn(
      'cover',
      coming.map((one) => `${one.teacher} on ${one.day}, ${one.period}`),
    ),
    ...coming
      .filter(({ day }) => day === next)
      .flatMap(({ teacher, period, class: of }) => {
        const covered = lessonAt(world, of, { weekday, period });
        const isBusy = world.lessons.some(
          (one) => one.teacher === teacher && one.weekday === weekday && one.period === period,
        );
        return [
          ...(away.includes(teacher) ? [`${teacher} is absent and covers ${of}`] : []),
          ...(isBusy ? [`${teacher} has a lesson and covers ${of}`] : []),
          ...(covered && away.includes(covered.teacher) ? [] : [`${of} needs no cover`]),
        ];
      }),
  ];
}

function faultsOfMarks(data: SchoolData, world: SchoolWorld): string[] {
  return world.marks.flatMap(({ exam: id, student, subject, parts }) => {
    const exam = data.exams.find((one) => one.id === id);
    const outOf = exam?.subjects.find((one) => one.subject === subject)?.outOf ?? [];
    const isOut = isPublished(world, id);
    const isBeyond = parts.some(
      (mark, part) => typeof mark === 'number' && !(mark >= 0 && mark <= (outOf[part] ?? -1)),
    );
    return [
      ...(parts.length === outOf.length ? [] : ['parts are missing']),
      ...(isBeyond ? ['a wrong mark'] : []),
      ...(isOut && parts.includes(null) ? ['published without a mark'] : []),
    ].map((fault) => `${student}, ${subject}: ${fault}`);
  });
}

function faultsOfFees({ dues }: SchoolWorld): string[] {
  const payments = dues.flatMap((due) => due.payments);
  return [
    ...twiceIn(
      'due',
      dues.map(({ id }) => id),
    ),
    ...twiceIn(
      'receipt',
      payments.flatMap(({ receipt }) => receipt ?? []),
    ),
    ...dues
      .filter((due) => paidOf(due) > due.amount)
      .map(({ id }) => `more than is owed is paid for ${id}`),
    ...(payments.every(({ amount }) => Number.isInteger(amount) && amount > 0)
      ? []
      : ['a payment of nothing']),
  ];
}

function faultsOfGate({ people, pickups }: SchoolWorld): string[] {
  return [
    ...twiceIn(
      'pick-up',
      pickups.map(({ student }) => student),
    ),
    ...twiceIn(
      'person',
      people.map(({ id }) => id),
    ),
    ...twiceIn(
      'number',
      people.map(({ student, phone }) => `${student}, ${mobileNumber(phone)}`),
    ),
    ...people.filter(({ phone }) => !mobileNumber(phone)).map(({ id }) => `${id} has no number`),
    ...pickups
      .filter(
        ({ student, person }) =>
          !people.some((one) => one.id === person && one.student === student),
      )
      .map(({ student }) => `nobody known picks ${student} up`),
  ];
}
