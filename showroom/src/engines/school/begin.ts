import { seeded } from '../../words/seeded.ts';
import type { SchoolData } from './data.ts';
import type { Due, SchoolWorld } from './world.ts';

/** A school as it is at first. */
export const beginSchool = (data: SchoolData): SchoolWorld => ({
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
  away: [data.away],
  substitutes: [],
  exams: data.exams.map(({ id, isPublished }) => ({ id, isPublished })),
  marks: data.exams.flatMap(({ id, subjects, sheet }) =>
    sheet.flatMap(({ student, marks }) =>
      subjects.map(({ subject }, at) => ({ exam: id, student, subject, parts: marks[at] ?? [] })),
    ),
  ),
  register: earlierRegister(data),
  dues: firstDues(data),
  diary: data.diary,
  people: data.pickup?.people ?? [],
  pickups: firstPickups(data),
});

const registeredDays = 12;

/** The school days before the latest one: most come, a few are late or absent. */
function earlierRegister({ students, title }: SchoolData): SchoolWorld['register'] {
  const chance = seeded(title.en);
  return students.flatMap(({ id }) =>
    Array.from({ length: registeredDays }, (_, index) => {
      const drawn = chance();
      const presence = drawn < 0.06 ? 'absent' : drawn < 0.14 ? 'late' : 'present';
      return { student: id, back: index + 1, presence } as const;
    }),
  );
}

const shownMonths = 3;

/** The last months and the exams of each student; those before the unpaid ones are paid. */
function firstDues({ students, classes, exams }: SchoolData): Due[] {
  const due = (student: string, month: number, exam: string, amount: number, isPaid: boolean) => ({
    id: `${student}-${exam || month}`,
    student,
    exam,
    month,
    amount,
    paid: isPaid ? amount : 0,
    receipt: 0,
    means: 'cash' as const,
  });
  return students.flatMap((student) => {
    const fee = classes.find(({ id }) => id === student.class)?.fee ?? 0;
    const shown = Math.max(shownMonths, student.months);
    return [
      ...Array.from({ length: shown }, (_, index) =>
        due(student.id, -index, '', fee, index >= student.months),
      ),
      ...exams
        .filter((exam) => exam.class === student.class && exam.fee > 0)
        .map((exam) => due(student.id, 0, exam.id, exam.fee, student.months < 2)),
    ];
  });
}

/** Each student who is picked up, with the first person of the list. */
function firstPickups({ pickup }: SchoolData): SchoolWorld['pickups'] {
  const people = pickup?.people ?? [];
  return people
    .filter(({ student }, at) => people.findIndex((one) => one.student === student) === at)
    .map(({ id, student }) => ({ student, person: id, leftAt: -1 }));
}
