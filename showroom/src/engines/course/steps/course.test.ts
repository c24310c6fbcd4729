import { describe, expect, it } from 'vitest';
import { dataOn } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { beginCourses } from '../begin.ts';
import { courseOf, startOf } from '../data.ts';
import { courseSchema } from '../schema.ts';
import {
  type CourseWorld,
  certificateOf,
  countOf,
  countStudents,
  enrolmentOf,
  seatsLeft,
} from '../world.ts';
import { checkCertificate } from './certificates.ts';
import { enrol, receivedIn } from './enrolments.ts';
import { finishLesson, handInTest } from './learning.ts';
import { addLesson } from './lessons.ts';
import { isPass, scoreOf } from './scores.ts';

const data = dataOn('dhape-dhape', courseSchema);
const premises = premisesForTest(data);
const begin = () => beginCourses(data, premises.now);
const sure = (id: string) => {
  const course = courseOf(data, id);
  if (!course) throw new Error(`no course ${id}`);
  return course;
};
const [excel, english, physics] = [sure('excel'), sure('spoken-english'), sure('physics')];
const card = { method: 'card', wallet: '' } as const;

const finish = (world: CourseWorld, lesson = 'salary-sheet') =>
  finishLesson(premises, world, 'excel', lesson, 'nabila');
const right = excel.test.map((question) => question.right);
/** A test with so many right answers. */
const sit = (world: CourseWorld, count = right.length) =>
  handInTest(
    premises,
    world,
    'excel',
    'nabila',
    right.map((answer, index) => (index < count ? answer : answer + 1)),
  );
const lesson = { title: 'Mail merge', minutes: '9', text: 'Names in A.\nLetters in B.' };
const blaming = (field: string) => expect.objectContaining({ field });

describe('a course', () => {
  it('has as many lessons as its picture says', () => {
    expect([excel, english, physics].map((course) => countOf(begin(), course))).toEqual([
      24, 36, 58,
    ]);
  });

  it('gives its first lesson free, and the others once the batch is paid', () => {
    const take = (world: CourseWorld, id: string, student?: string) =>
      finishLesson(premises, world, english.id, id, student);
    const free = take(begin(), 'about-yourself');
    expect(free.freeDone).toEqual([{ course: english.id, lesson: 'about-yourself' }]);
    expect(take(free, 'about-yourself')).toBe(free);
    expect(() => take(free, 'interview', 'nabila')).toThrow('belongs to the batch');
    const paid = enrol(premises, free, english.id, 'nabila', card);
    expect(enrolmentOf(paid, 'nabila', english.id)?.done).toEqual(['about-yourself']);
    const after = take(paid, 'interview', 'nabila');
    expect(enrolmentOf(after, 'nabila', english.id)?.done).toHaveLength(2);
    expect(() => take(paid, 'salary-sheet', 'nabila')).toThrow('belongs to the batch');
  });

  it('takes each student once, for a wallet with a number or a card', () => {
    const wallet = (number: string) =>
      enrol(premises, begin(), english.id, 'nabila', { method: 'bkash', wallet: number });
    expect(() => wallet('12')).toThrow('11 digits');
    expect(() => wallet('12')).toThrow(blaming('wallet'));
    expect(enrolmentOf(wallet('+880 1712-345678'), 'nabila', english.id)).toMatchObject({
      day: '2026-11-22',
    });
    const paid = wallet('০১৭১২৩৪৫৬৭৮');
    expect(() => enrol(premises, paid, english.id, 'nabila', card)).toThrow('already');
  });

  it('fills its last seat and no more', () => {
    const withSeats = (seats: number) => ({
      ...premises,
      data: { ...data, courses: data.courses.map((one) => ({ ...one, seats })) },
    });
    const taken = english.seats - seatsLeft(begin(), english);
    const last = withSeats(taken + 1);
    const paid = enrol(last, begin(), english.id, 'nabila', card);
    expect(seatsLeft(paid, { ...english, seats: taken + 1 })).toBe(0);
    expect(() => enrol(last, paid, english.id, 'tuhin', card)).toThrow('already');
    expect(() => enrol(last, paid, english.id, 'shakil', card)).toThrow('full');
    expect(() => enrol(withSeats(taken), begin(), english.id, 'nabila', card)).toThrow('full');
  });

  it('counts a student with two courses once', () => {
    const paid = enrol(premises, begin(), english.id, 'nabila', card);
    expect(paid.enrolments).toHaveLength(11);
    expect(countStudents(paid)).toBe(10);
  });

  it('brings its price for each enrolment', () => {
    expect(receivedIn(data, begin())).toBe(3 * 2500 + 4 * 1800 + 3 * 3600);
    const paid = enrol(premises, begin(), english.id, 'nabila', card);
    expect(receivedIn(data, paid) - receivedIn(data, begin())).toBe(english.price);
    expect(receivedIn({ ...data, courses: [english] }, paid)).toBe(4 * english.price);
  });

  it('grows by the lessons that are added', () => {
    const add = (change: Partial<typeof lesson>) =>
      addLesson(premises, begin(), 'excel', { ...lesson, ...change });
    expect(countOf(add({}), excel)).toBe(25);
    expect(add({}).added[0]).toMatchObject({
      minutes: 9,
      slides: ['Names in A.', 'Letters in B.'],
    });
    expect(add({ minutes: '১৮০', title: 'x'.repeat(70) }).added[0]?.minutes).toBe(180);
    expect(add({ minutes: '1' }).added[0]?.minutes).toBe(1);
    const refused = (change: Partial<typeof lesson>, sentence: string) => {
      expect(() => add(change)).toThrow(sentence);
      expect(() => add(change)).toThrow(blaming(Object.keys(change).join()));
    };
    for (const minutes of ['0', '181', '1.5', 'ten']) refused({ minutes }, '180');
    for (const title of [' ', 'x'.repeat(71)]) refused({ title }, 'title');
    for (const text of [' ', 'x'.repeat(2001)]) refused({ text }, 'sentence');
  });

  it('shows each line of an added lesson as a thought, and no empty one', () => {
    const text = 'Names in A.\n\n  \n Letters in B. ';
    const [added] = addLesson(premises, begin(), 'excel', { ...lesson, text }).added;
    expect(added?.slides).toEqual(['Names in A.', 'Letters in B.']);
  });
});

describe('a test', () => {
  it('counts what is right, and passes from three fifths on', () => {
    expect(scoreOf(excel, right)).toBe(5);
    expect(scoreOf(excel, [])).toBe(0);
    expect([2, 3, 4, null].map((score) => isPass(excel, score))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('keeps the best score, and takes no open question', () => {
    const world = sit(sit(begin(), 3), 1);
    expect(enrolmentOf(world, 'nabila', 'excel')?.score).toBe(3);
    expect(() =>
      handInTest(premises, begin(), 'excel', 'nabila', [...right.slice(0, -1), null]),
    ).toThrow('question 5');
    expect(handInTest(premises, begin(), 'excel', undefined, right)).toEqual(begin());
    expect(handInTest(premises, begin(), 'gone', 'nabila', [])).toEqual(begin());
  });
});

describe('a certificate', () => {
  const isGiven = (world: CourseWorld) => certificateOf(world, 'nabila', 'excel') !== undefined;

  it('is given for all lessons with a passed test, whichever came last', () => {
    expect(isGiven(sit(begin()))).toBe(false);
    expect(isGiven(finish(begin()))).toBe(false);
    expect(isGiven(sit(finish(begin()), 2))).toBe(false);
    expect(isGiven(sit(finish(begin()), 3))).toBe(true);
    expect(certificateOf(finish(sit(begin())), 'nabila', 'excel')).toEqual({
      number: 'XL-5-001-RSH7',
      student: 'nabila',
      course: 'excel',
      batch: 5,
      day: '2026-11-22',
      lessons: 24,
    });
  });

  it('stays when a lesson is added, and counts those of its day', () => {
    const grown = addLesson(premises, finish(sit(begin())), 'excel', lesson);
    expect(certificateOf(grown, 'nabila', 'excel')?.lessons).toBe(24);
    expect(checkCertificate(grown, 'XL-5-001-RSH7').kind).toBe('genuine');
    const again = finish(grown, 'added-1');
    expect(again.certificates.filter(({ student }) => student === 'nabila')).toHaveLength(1);
  });

  it('waits for the lesson that was added before', () => {
    const grown = addLesson(premises, begin(), 'excel', lesson);
    expect(isGiven(finish(sit(grown)))).toBe(false);
    expect(isGiven(finish(finish(sit(grown)), 'added-1'))).toBe(true);
  });

  it('is genuine only in the register, however its number is typed', () => {
    const given = finish(sit(begin()));
    for (const typed of [' xl-5 -001-rsh7 ', 'XL–5–001–RSH7', 'XL-৫-০০১-RSH৭', 'xl5001rsh7।']) {
      expect(checkCertificate(given, typed).kind, typed).toBe('genuine');
    }
    expect(checkCertificate(begin(), 'ＸＬ‑５‑００１‑ＲＳＨ７').kind).toBe('elsewhere');
    expect(checkCertificate(begin(), 'XL-5-001-RSH7').kind).toBe('elsewhere');
    const others = [
      'XL-5-002-RSH7',
      'XL-6-001-RSH7',
      'XL-5-001-RSH7X',
      'AXL-5-001-RSH7',
      '',
      '---',
    ];
    for (const other of others) {
      expect(checkCertificate(given, other).kind).toBe('unknown');
    }
  });

  it('is there from the beginning for those who have finished', () => {
    const { certificates } = begin();
    expect(certificates.map(({ student, day }) => [student, day])).toEqual([
      ['rokeya', '2026-11-14'],
      ['tuhin', '2026-10-29'],
    ]);
  });
});

it('a batch begins on the day that was said when its students enrolled', () => {
  const later = premisesForTest(data, new Date(2026, 10, 30));
  const after = enrol(later, begin(), 'physics', 'nabila', card);
  expect(enrolmentOf(after, 'nabila', 'physics')).toMatchObject({ batch: physics.batch });
  expect(courseOf(later.data, 'physics')?.starts).toBe(physics.starts);
  expect(physics.starts).toBe('2026-12-10');
  expect(startOf(physics)).toBe('2026-12-10');
});

it('a batch that would begin on a public holiday begins the day after', () => {
  const held = { ...physics, starts: '2026-12-16' };
  expect(startOf(held)).toBe('2026-12-17');
});
