import { expect, it } from 'vitest';
import { check } from '../../../test/checks/school.ts';
import { holdThroughRandomSteps, type RandomStep } from '../../../test/random-steps.ts';
import { dataOn, demoData, demosOfEngine } from '../../demo/read-demos.ts';
import { beginSchool } from './begin.ts';
import { paymentMeans, presences, type SchoolData, studentsOf } from './data.ts';
import { schoolSchema } from './schema.ts';
import { takeRegister } from './steps/attendance.ts';
import { addPerson, choosePerson, handOver, writeHomework } from './steps/diary.ts';
import { payDue } from './steps/fees.ts';
import { missingIn, publish, setMarks } from './steps/marks.ts';
import { awayNext, freeTeachers, setAway, setLesson, substitute } from './steps/routine.ts';
import type { SchoolWorld } from './world.ts';
import { worldSchema } from './world-schema.ts';

type Step = RandomStep<SchoolData, SchoolWorld>;

const steps: Readonly<Record<string, Step>> = {
  setLesson: (premises, world, choose) => {
    const { data } = premises;
    const { weekdays, periods, subjects, teachers, classes } = data;
    return setLesson(premises, world, {
      class: choose.oneOf(classes).id,
      weekday: choose.oneOf(weekdays),
      period: choose.number(0, periods.length - 1),
      subject: choose.oneOf(subjects).id,
      teacher: choose.oneOf(teachers).id,
    });
  },
  setAway: (premises, world, choose) =>
    setAway(premises, world, choose.oneOf(premises.data.teachers).id, choose.maybe()),
  substitute: (premises, world, choose) =>
    substitute(
      premises,
      world,
      choose.oneOf(world.lessons),
      choose.oneOf(premises.data.teachers).id,
    ),
  cover: (premises, world, choose) => {
    const away = awayNext(premises, world);
    const lesson = choose.oneOf(world.lessons.filter(({ teacher }) => away.includes(teacher)));
    return substitute(
      premises,
      world,
      lesson,
      choose.oneOf(freeTeachers(premises, world, lesson)).id,
    );
  },
  setMarks: (premises, world, choose) => {
    const exam = choose.oneOf(premises.data.exams);
    const row = choose.oneOf([
      ...missingIn(world, exam.id),
      ...world.marks.filter((one) => one.exam === exam.id),
    ]);
    const parts = row.parts.map(() =>
      choose.oneOf<number | 'absent'>([0, 10, 20, 'absent', 71, -1, 4.5, Number.NaN]),
    );
    return setMarks(premises, world, exam, row, parts);
  },
  publish: (premises, world, choose) =>
    publish(premises, world, choose.oneOf(premises.data.exams).id, choose.maybe()),
  takeRegister: (premises, world, choose) => {
    const students = studentsOf(premises.data, choose.oneOf(premises.data.classes).id);
    const rows = students.map(({ id }) => ({ student: id, presence: choose.oneOf(presences) }));
    return takeRegister(premises, world, rows);
  },
  payDue: (premises, world, choose) =>
    payDue(premises, world, choose.oneOf([...world.dues, { id: 'none' }]).id, {
      amount: choose.oneOf([100, 600, 1800, 0, -50, 12.5, Number.NaN]),
      means: choose.oneOf(paymentMeans),
    }),
  writeHomework: (premises, world, choose) =>
    writeHomework(
      premises,
      world,
      {
        class: choose.oneOf(premises.data.classes).id,
        weekday: choose.oneOf(premises.data.weekdays),
        subject: choose.oneOf(premises.data.subjects).id,
      },
      choose.oneOf(['Page 40', ' ']),
    ),
  choosePerson: (premises, world, choose) =>
    choosePerson(
      premises,
      world,
      choose.oneOf(world.pickups).student,
      choose.oneOf([...world.people, { id: 'nobody' }]).id,
    ),
  addPerson: (premises, world, choose) =>
    addPerson(premises, world, {
      student: choose.oneOf(world.pickups).student,
      name: choose.oneOf(['Salma', ' ']),
      relation: choose.oneOf(['Khala', '']),
      phone: choose.oneOf(['01700-000399', '+880 1700 000399', '1,2,3,4,5,6', '12345.67890']),
    }),
  handOver: (premises, world, choose) => {
    const { student, person } = choose.oneOf(world.pickups);
    return handOver(premises, world, student, choose.oneOf([person, 'nobody']));
  },
};

it.each(demosOfEngine('school'))('%s adds up whatever its staff do', (name) => {
  const data = demoData(name, schoolSchema);
  holdThroughRandomSteps(
    { data, begin: beginSchool, check, schema: worldSchema, steps },
    { runs: 20, mostSteps: 20 },
  );
});

it('says what does not add up', () => {
  const data = dataOn('boro-jamtola', schoolSchema);
  const now = new Date(2026, 10, 22, 12);
  const world = beginSchool(data, now);
  const [due] = world.dues;
  const [lesson] = world.lessons;
  if (!due || !lesson) throw new Error('nothing to spoil');
  const payment = {
    amount: due.amount + 1,
    means: 'cash',
    day: '2026-11-22',
    receipt: null,
  } as const;
  expect(check(data, { ...world, dues: [{ ...due, payments: [payment] }] }, now)).toEqual([
    `more than is owed is paid for ${due.id}`,
  ]);
  const cover = { class: lesson.class, day: '2026-11-22', period: 0, teacher: 'bimal' };
  expect(check(data, { ...world, substitutes: [cover] }, now)).toContain(
    `bimal is absent and covers ${lesson.class}`,
  );
});
