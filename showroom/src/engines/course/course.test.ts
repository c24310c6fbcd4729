import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { withAddresses } from '../../demo/picture.ts';
import { certificateNumber, readCertificate } from './certificate.ts';
import { enrol, finishLesson, keepScore, seatsLeft } from './enrolments.ts';
import { courseSchema } from './schema.ts';
import { isCertified, scoreOf } from './scores.ts';
import { addLesson, beginCourses, countOf, enrolmentOf } from './world.ts';

const file = join(import.meta.dirname, '../../../demos/dhape-dhape/demo.yaml');
const data = withAddresses(courseSchema.parse(parse(readFileSync(file, 'utf8'))), () => '/a.svg');
const begin = () => beginCourses(data);
const courseOf = (id: string) => {
  const course = data.courses.find((one) => one.id === id);
  if (!course) throw new Error(`no course ${id}`);
  return course;
};
const [excel, english, physics] = ['excel', 'spoken-english', 'physics'].map(courseOf);
if (!excel || !english || !physics) throw new Error('a course is missing');
const sentences = { already: 'already', full: 'full' };

describe('a course', () => {
  it('has as many lessons as its picture says', () => {
    expect([excel, english, physics].map((course) => countOf(begin(), course))).toEqual([
      24, 36, 58,
    ]);
  });

  it('gives its first lesson free, and the others once the batch is paid', () => {
    const free = finishLesson(begin(), english, 'about-yourself', undefined, 'locked');
    expect(free.freeDone).toEqual(['about-yourself']);
    expect(() => finishLesson(free, english, 'interview', 'nabila', 'locked')).toThrow('locked');
    const paid = enrol(free, english, 'nabila', 'bkash', sentences);
    expect(enrolmentOf(paid, 'nabila', english.id)?.done).toEqual(['about-yourself']);
    const after = finishLesson(paid, english, 'interview', 'nabila', 'locked');
    expect(enrolmentOf(after, 'nabila', english.id)?.done).toHaveLength(2);
  });

  it('takes each student once and no more than it has seats', () => {
    const paid = enrol(begin(), english, 'nabila', 'card', sentences);
    expect(seatsLeft(paid, english)).toBe(seatsLeft(begin(), english) - 1);
    expect(() => enrol(paid, english, 'nabila', 'card', sentences)).toThrow('already');
    const small = { ...english, seats: english.taken };
    expect(() => enrol(begin(), small, 'nabila', 'card', sentences)).toThrow('full');
  });

  it('keeps the best score, and certifies only all lessons with a passed test', () => {
    const right = excel.test.map((question) => question.right);
    expect(scoreOf(excel, right)).toBe(5);
    expect(scoreOf(excel, [])).toBe(0);
    const certified = (world: ReturnType<typeof begin>) => {
      const enrolment = enrolmentOf(world, 'nabila', 'excel');
      return enrolment !== undefined && isCertified(world, excel, enrolment);
    };
    let world = keepScore(keepScore(begin(), excel, 'nabila', 3), excel, 'nabila', 1);
    expect(enrolmentOf(world, 'nabila', 'excel')?.score).toBe(3);
    expect(certified(world)).toBe(false);
    world = finishLesson(world, excel, 'salary-sheet', 'nabila', 'locked');
    expect(certified(world)).toBe(true);
    const fewer = finishLesson(begin(), excel, 'salary-sheet', 'nabila', 'locked');
    expect(certified(keepScore(fewer, excel, 'nabila', 2))).toBe(false);
  });

  it('grows by the lessons that are added', () => {
    const lesson = { title: 'Mail merge', minutes: 9, slides: ['Names in A.'] };
    expect(countOf(addLesson(begin(), 'excel', lesson), excel)).toBe(25);
  });
});

describe('a certificate', () => {
  const number = certificateNumber(data, excel, { student: 'nabila', batch: 5 });

  it('is checked by its number alone, however it is typed', () => {
    expect(readCertificate(data, ` ${number.toLowerCase()} `)).toMatchObject({
      student: { id: 'nabila' },
      course: { id: 'excel' },
      batch: 5,
    });
  });

  it('is nobody’s when a letter is changed', () => {
    const [code, , , check] = number.split('-');
    for (const other of [
      `${code}-5-002-${check}`,
      `${code}-6-001-${check}`,
      `${number}X`,
      '',
      '---',
    ]) {
      expect(readCertificate(data, other)).toBeUndefined();
    }
  });
});
