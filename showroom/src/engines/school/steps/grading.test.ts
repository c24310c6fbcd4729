import { describe, expect, it } from 'vitest';
import { gpaOf, gradeOf, letterOf, totalOf } from './grading.ts';

const whole = { outOf: [100], pass: [33] };
const sscPaper = { outOf: [70, 30], pass: [23, 10] };

describe('the grade of a subject', () => {
  it.each([
    [100, 'A+', 5],
    [80, 'A+', 5],
    [79, 'A', 4],
    [70, 'A', 4],
    [69, 'A-', 3.5],
    [60, 'A-', 3.5],
    [59, 'B', 3],
    [50, 'B', 3],
    [49, 'C', 2],
    [40, 'C', 2],
    [39, 'D', 1],
    [33, 'D', 1],
    [32, 'F', 0],
    [0, 'F', 0],
  ])('of %i marks in 100 is %s', (mark, letter, point) => {
    expect(gradeOf([mark], whole)).toEqual({ letter, point });
  });

  it('is F for who was absent in a part, whatever the others are', () => {
    expect(gradeOf(['absent', 30], sscPaper)).toEqual({ letter: 'F', point: 0 });
    expect(gradeOf(['absent', 'absent'], { ...sscPaper, pass: [0, 0] })?.letter).toBe('F');
    expect(gradeOf(['absent', null], sscPaper)).toBeUndefined();
    expect(totalOf(['absent', 30], sscPaper)).toBe(30);
    expect(totalOf(['absent', 0], { outOf: [100, 0] })).toBe('absent');
    expect(totalOf([0, 0], sscPaper)).toBe(0);
    expect(totalOf(['absent', null], sscPaper)).toBeUndefined();
  });

  it('counts marks out of 50 as their double', () => {
    expect(gradeOf([20, 20], { outOf: [25, 25], pass: [8, 8] })?.letter).toBe('A+');
    expect(gradeOf([19, 20], { outOf: [25, 25], pass: [8, 8] })?.letter).toBe('A');
  });

  it('asks that each part is passed by itself', () => {
    expect(gradeOf([23, 10], sscPaper)?.letter).toBe('D');
    expect(gradeOf([70, 9], sscPaper)?.letter).toBe('F');
    expect(gradeOf([22, 30], sscPaper)?.letter).toBe('F');
  });

  it('waits for a missing mark', () => {
    expect(gradeOf([44, null], sscPaper)).toBeUndefined();
  });
});

const graded = (points: readonly number[], optional?: number) =>
  [...points, ...(optional === undefined ? [] : [optional])].map((point, at) => ({
    grade: { letter: '', point },
    isOptional: at === points.length,
  }));

describe('the grade point average', () => {
  it('is the mean of the compulsory subjects, to two decimals', () => {
    expect(gpaOf(graded([4, 4, 5, 5, 5, 4, 5]))).toBe(4.57);
    expect(gpaOf(graded([3, 2, 1, 3, 3, 3, 3.5]))).toBe(2.64);
  });

  it('adds what an optional subject has above 2 points, up to 5 in all', () => {
    expect(gpaOf(graded([4, 4, 4, 4], 5))).toBe(4.75);
    expect(gpaOf(graded([4, 4, 4, 4], 2))).toBe(4);
    expect(gpaOf(graded([5, 5, 5], 5))).toBe(5);
  });

  it('is 0 with a failed compulsory subject, however good the others', () => {
    expect(gpaOf(graded([5, 5, 5, 0], 5))).toBe(0);
  });

  it('loses nothing by a failed optional subject', () => {
    expect(gpaOf(graded([4, 4], 0))).toBe(4);
  });

  it('waits while a mark is missing', () => {
    expect(gpaOf([...graded([5]), { grade: undefined, isOptional: false }])).toBeUndefined();
  });

  it('is 0 where no subject is compulsory', () => {
    expect(gpaOf(graded([], 5))).toBe(0);
  });

  it('has a letter of its own', () => {
    expect([5, 4.57, 3.5, 2.64, 0].map(letterOf)).toEqual(['A+', 'A', 'A-', 'C', 'F']);
  });
});
