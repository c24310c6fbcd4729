import { careNames, divisionNames, placeNames, sourceNames, wayNames } from './choices.ts';
import { type MeasureName, measures } from './measures.ts';
import type { PlanFigures } from './plans.ts';

type NumberName = MeasureName | 'rows' | 'days' | 'messages';
type ChoiceName = 'way' | 'from' | 'place' | 'where' | 'care';
export type QuestionName = NumberName | ChoiceName;

/** Whether a name of an address is a measure, such as `branches`. */
export const isMeasure = (name: string): name is MeasureName => Object.hasOwn(measures, name);

/** Every question beside those for a measure. */
const otherQuestions: Record<Exclude<QuestionName, MeasureName>, true> = {
  rows: true,
  days: true,
  messages: true,
  way: true,
  from: true,
  place: true,
  where: true,
  care: true,
};

/** Whether a name of an address is a question of any plan. */
export const isQuestion = (name: string): boolean =>
  isMeasure(name) || Object.hasOwn(otherQuestions, name);

/** What a buyer is asked. The name is the one in addresses; the answer to a measure is the size. */
export type Question =
  | { kind: 'number'; name: NumberName; least: number; most: number; usual: number }
  | { kind: 'choice'; name: ChoiceName; options: readonly string[]; usual: string };

/** The question for what is counted. */
export const measureOf = ({ measure }: PlanFigures): Question & { kind: 'number' } => ({
  kind: 'number',
  name: measure,
  ...measures[measure],
});

/**
 * The questions of a plan, in the order in which they are asked.
 * @param size how many there are of its measure, which tells how many rows are usual
 */
export function questionsOf(
  plan: PlanFigures,
  size: number = measures[plan.measure].usual,
): Question[] {
  const { moving, training } = plan;
  const questions: Question[] = [measureOf(plan)];
  if (plan.rent && plan.buy) {
    questions.push({ kind: 'choice', name: 'way', options: wayNames, usual: 'rent' });
  }
  if (moving) {
    questions.push(
      { kind: 'number', name: 'rows', least: 0, most: 10_000_000, usual: moving.usual ?? size },
      { kind: 'choice', name: 'from', options: sourceNames, usual: 'excel' },
    );
  }
  if (training) {
    questions.push(
      { kind: 'number', name: 'days', least: 0, most: 60, usual: training.usual },
      { kind: 'choice', name: 'place', options: placeNames, usual: 'online' },
      { kind: 'choice', name: 'where', options: divisionNames, usual: 'dhaka' },
    );
  }
  if (plan.messages) {
    questions.push({ kind: 'number', name: 'messages', least: 0, most: 1_000_000, usual: 0 });
  }
  if (plan.buy) {
    questions.push({ kind: 'choice', name: 'care', options: careNames, usual: 'no' });
  }
  return questions;
}
