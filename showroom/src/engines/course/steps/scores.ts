import type { Course } from '../data.ts';

/** The least share of right answers that passes a test. */
export const passShare = 0.6;

/** How many of the answers to a test are right. @param answers the choice of each question, from 0 */
export const scoreOf = ({ test }: Course, answers: readonly (number | null)[]): number =>
  test.filter(({ right }, index) => answers[index] === right).length;

export const isPass = ({ test }: Course, score: number | null): boolean =>
  score !== null && score >= test.length * passShare;
