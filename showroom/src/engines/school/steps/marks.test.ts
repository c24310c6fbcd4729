import { describe, expect, it } from 'vitest';
import { openSchool } from '../testing.ts';
import type { SchoolWorld } from '../world.ts';
import { gpaIn, isPublished, lettersIn, marksOf, missingIn, publish, setMarks } from './marks.ts';

describe('results', () => {
  const { school, world } = openSchool('boro-jamtola');
  const { data } = school;
  const exam = data.exams[0];
  if (!exam) throw new Error('no examination');
  const gpa = (student: string, of = world) => gpaIn(of, exam, student);
  const rakib = { student: 'rakib', subject: 'finance' };
  const sabbir = { student: 'sabbir', subject: 'math' };

  it('have the averages of the picture, and wait where a mark is missing', () => {
    expect(
      ['sadia', 'nayeem', 'mitu', 'rakib', 'tuhin', 'jannatul', 'sabbir', 'lipi', 'ovi'].map(
        (one) => gpa(one),
      ),
    ).toEqual([5, 4.57, 4.5, undefined, 3.07, 4.29, undefined, 4.07, 2.64]);
  });

  it('are published only when all marks are in, and then stay as they are', () => {
    expect(() => publish(school, world, exam.id, true)).toThrow('Rakib Mia, Finance and Banking');
    const filled = setMarks(
      school,
      setMarks(school, world, exam, rakib, [45, 19]),
      exam,
      sabbir,
      [44, 18],
    );
    expect(missingIn(filled, exam.id)).toEqual([]);
    const out = publish(school, filled, exam.id, true);
    expect(isPublished(out, exam.id)).toBe(true);
    expect(gpa('rakib', out)).toBe(3.57);
    expect(() => setMarks(school, out, exam, rakib, [46, 19])).toThrow('published');
    expect(out.exams.filter((one) => one.isPublished)).toHaveLength(3);
    const back = publish(school, out, exam.id, false);
    expect(gpa('rakib', setMarks(school, back, exam, rakib, [20, 19]))).toBe(0);
  });

  it.each([[[71, 19]], [[45, 31]], [[-1, 19]], [[4.5, 19]], [[Number.NaN, 19]]])(
    'refuse the marks %j',
    (parts) => {
      expect(() => setMarks(school, world, exam, rakib, parts)).toThrow('whole number');
    },
  );

  it('are published with who was absent, which fails the subject', () => {
    const absent = setMarks(school, world, exam, rakib, ['absent', 'absent']);
    const all = setMarks(school, absent, exam, sabbir, [44, 'absent']);
    expect(marksOf(all, exam.id, 'rakib', 'finance')).toEqual(['absent', 'absent']);
    const out = publish(school, all, exam.id, true);
    expect([gpa('rakib', out), gpa('sabbir', out)]).toEqual([0, 0]);
  });

  it('take full marks and none, and not one more', () => {
    const at = (parts: readonly number[]) => () => setMarks(school, world, exam, rakib, parts);
    for (const parts of [
      [70, 30],
      [0, 0],
    ])
      expect(at(parts)).not.toThrow();
    for (const parts of [
      [71, 30],
      [70, 31],
    ])
      expect(at(parts)).toThrow('whole number');
  });

  it('take as much as each subject has, whatever the others have', () => {
    for (const one of data.exams) {
      const [{ student } = { student: '' }] = one.sheet;
      const open = publish(school, world, one.id, false);
      for (const { subject, outOf } of one.subjects) {
        const set = (parts: readonly number[]) => () =>
          setMarks(school, open, one, { student, subject }, parts);
        expect(set(outOf), subject).not.toThrow();
        expect(set(outOf.map((most) => most + 1)), subject).toThrow('whole number');
      }
    }
    const outOfAll = data.exams.flatMap(({ subjects }) => subjects.map(({ outOf }) => `${outOf}`));
    expect(new Set(outOfAll).size).toBeGreaterThan(1);
  });

  it('are counted by their letters, without those that wait', () => {
    expect(lettersIn(world, exam)).toEqual([
      { letter: 'A+', count: 2 },
      { letter: 'A', count: 4 },
      { letter: 'B', count: 1 },
      { letter: 'C', count: 1 },
    ]);
  });

  it('count the optional subject of Class Nine', () => {
    const nine = data.exams.find(({ id }) => id === 'nine-half-yearly');
    if (!nine) throw new Error('no examination of Class Nine');
    // 29 in mathematics is an F: no other subject helps.
    expect(gpaIn(world, nine, 'shakil')).toBe(0);
    expect(gpaIn(world, nine, 'bappi')).toBeGreaterThan(2);
  });

  it('are those of one examination, one student and one subject', () => {
    const marks = (student: string, subject: string, of = world) =>
      marksOf(of, exam.id, student, subject);
    expect(marksOf(world, 'ten-class-test', 'sadia', 'bangla')).toEqual([21]);
    expect(marks('sadia', 'bangla')).toEqual([59, 25]);
    expect(marks('shakil', 'bangla')).toEqual([]);
    const filled = setMarks(school, world, exam, rakib, [45, 19]);
    expect(marks('rakib', 'finance', filled)).toEqual([45, 19]);
    expect(marks('sadia', 'finance', filled)).toEqual([60, 26]);
    expect(marks('rakib', 'bangla', filled)).toEqual([46, 20]);
    expect(setMarks(school, world, exam, { ...rakib, subject: 'science' }, [1])).toEqual(world);
  });

  it('say at which part a mark is wrong', () => {
    const wrong = () => setMarks(school, world, exam, rakib, [45, 31]);
    expect(wrong).toThrow('MCQ must be a whole number from 0 to 30.');
    expect(wrong).toThrow(expect.objectContaining({ field: 'mcq' }));
  });

  it('say which marks are missing, the first three of them', () => {
    const out = (of: SchoolWorld) => () => publish(school, of, exam.id, true);
    const two = 'Rakib Mia, Finance and Banking; Sabbir Sheikh, Mathematics. Put them in first.';
    expect(out(world)).toThrow(two);
    const marks = world.marks.map((row) =>
      row.exam === exam.id && row.subject === 'ict' ? { ...row, parts: [null, null] } : row,
    );
    const three =
      /^Some marks are missing: Sadia Afrin, [^;]+; Nayeem Hasan, [^;]+; Mitu Khatun, [^;]+$/;
    expect(out({ ...world, marks })).toThrow(three);
  });
});
