import { type Day, dayOf } from '../../words/days.ts';
import { seeded } from '../../words/seeded.ts';
import type { SchoolData } from './data.ts';
import { feeOf, monthOf } from './steps/fees.ts';
import { nearestSchoolDay, pastSchoolDay } from './steps/school-days.ts';
import type { Due, SchoolWorld } from './world.ts';

/** A school as it is at first. */
export const beginSchool = (data: SchoolData, now: Date): SchoolWorld => ({
  lessons: data.classes.flatMap(({ id, week, taught }) =>
    week.flatMap((subjects, day) =>
      subjects.map((subject, period) => ({
        class: id,
        weekday: data.weekdays[day] ?? 0,
        period,
        subject,
        teacher: taught[subject] ?? '',
      })),
    ),
  ),
  away: [{ teacher: data.away, day: nearestSchoolDay({ data, today: now }) }],
  substitutes: [],
  exams: data.exams.map(({ id, isPublished }) => ({ id, isPublished })),
  marks: data.exams.flatMap(({ id, subjects, sheet }) =>
    sheet.flatMap(({ student, marks }) =>
      subjects.map(({ subject }, at) => ({ exam: id, student, subject, parts: marks[at] ?? [] })),
    ),
  ),
  register: earlierRegister(data, now),
  dues: firstDues(data, now),
  diary: data.diary,
  people: (data.pickup?.people ?? []).map(({ picture, ...person }) => ({
    ...person,
    picture: picture.src,
  })),
  pickups: firstPickups(data),
});

const registeredDays = 12;

/** The school days before the latest one: most come, a few are late or absent. */
function earlierRegister(data: SchoolData, now: Date): SchoolWorld['register'] {
  const chance = seeded(data.title.en);
  const days = Array.from({ length: registeredDays }, (_, index) =>
    pastSchoolDay({ data, today: now }, index + 1),
  );
  return data.students.flatMap(({ id }) =>
    days.map((day) => {
      const drawn = chance();
      const presence = drawn < 0.06 ? 'absent' : drawn < 0.14 ? 'late' : 'present';
      return { student: id, day, presence } as const;
    }),
  );
}

const shownMonths = 3;

/** When most pay the fee of a month: on its 7th; before that, on the day it is looked at. */
function paidOn(month: string, now: Date): Day {
  const seventh = `${month}-07`;
  return seventh < dayOf(now) ? seventh : dayOf(now);
}

/** The last months and the exams of each student; those before the unpaid ones are paid. */
function firstDues(data: SchoolData, now: Date): Due[] {
  const { students, exams } = data;
  const payments = (amount: number, month: string) => [
    { amount, means: 'cash', day: paidOn(month, now), receipt: null } as const,
  ];
  return students.flatMap((student): Due[] => {
    const shown = Math.max(shownMonths, student.months);
    const ofMonths = Array.from({ length: shown }, (_, index): Due => {
      const month = monthOf(-index, now);
      const due = feeOf(data, student, month);
      return index < student.months ? due : { ...due, payments: payments(due.amount, month) };
    });
    const ofExams = exams
      .filter((exam) => exam.class === student.class && exam.fee > 0)
      .map(
        (exam): Due => ({
          id: `${student.id}-${exam.id}`,
          student: student.id,
          for: { kind: 'exam', exam: exam.id },
          amount: exam.fee,
          payments: student.months < 2 ? payments(exam.fee, monthOf(-1, now)) : [],
        }),
      );
    return [...ofMonths.reverse(), ...ofExams];
  });
}

/** Each student who is picked up, with the first person of the list. */
function firstPickups({ pickup }: SchoolData): SchoolWorld['pickups'] {
  const people = pickup?.people ?? [];
  return people
    .filter(({ student }, at) => people.findIndex((one) => one.student === student) === at)
    .map(({ id, student }) => ({ student, person: id, left: null }));
}
