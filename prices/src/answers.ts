import { withoutDirectionMarks } from '@nokshi/forms/invisible-signs.ts';
import { asciiNumber, readNumber } from '@nokshi/forms/written-number.ts';
import type { CareName, DivisionName, PlaceName, SourceName, WayName } from './choices.ts';
import { measures } from './measures.ts';
import type { PlanFigures } from './plans.ts';
import {
  isQuestion,
  measureOf,
  type Question,
  type QuestionName,
  questionsOf,
} from './questions.ts';

/** Everything an offer depends on. What a plan does not ask for has the value that costs nothing. */
export type Answers = {
  /** How many of the plan's measure. */
  size: number;
  way: WayName;
  /** How many rows are moved, and where from. */
  rows: number;
  from: SourceName;
  /** How many days of training, and where they are. */
  days: number;
  place: PlaceName;
  where: DivisionName;
  /** SMS a month. */
  messages: number;
  care: CareName;
};

const keyOf = (plan: PlanFigures, name: QuestionName): keyof Answers =>
  name === plan.measure ? 'size' : (name as keyof Answers);

/** What the answers say to a question of the plan. */
export const answerTo = (
  plan: PlanFigures,
  answers: Answers,
  name: QuestionName,
): string | number => answers[keyOf(plan, name)];

/** The answers with one of them changed; what it was changed to must be right. */
export const withAnswer = (
  plan: PlanFigures,
  answers: Answers,
  name: QuestionName,
  value: string | number,
): Answers => ({ ...answers, [keyOf(plan, name)]: value });

/** What those who say nothing get. */
export function usualAnswers(plan: PlanFigures): Answers {
  const nothing: Answers = {
    size: measures[plan.measure].usual,
    way: plan.rent ? 'rent' : 'buy',
    rows: 0,
    from: 'excel',
    days: 0,
    place: 'online',
    where: 'dhaka',
    messages: 0,
    care: 'no',
  };
  return questionsOf(plan).reduce(
    (answers, { name, usual }) => withAnswer(plan, answers, name, usual),
    nothing,
  );
}

/** Something in an address that was put right: what was written, and what is reckoned with instead. */
export type Note =
  | { kind: 'no-number' | 'no-choice'; name: QuestionName; given: string; used: string | number }
  | { kind: 'too-low' | 'too-high' | 'not-whole'; name: QuestionName; given: string; used: number }
  | { kind: 'unknown'; name: string };

/** So much of a wild value is shown again. */
const mostShown = 40;

/**
 * What was written, as a sentence can hold it: in one line, for else it could look like a line of the
 * offer; without NUL, which no database keeps, and without marks that turn the words around it.
 */
const shownOf = (given: string): string =>
  [...withoutDirectionMarks(given.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))]
    .slice(0, mostShown)
    .join('');

/** Words that make another number of the one before them: "5 thousand", "৫ লাখ", "2 weeks". */
const multiplying =
  /^(?:k|m|half|(?:hundred|thousand|lakh|lac|million|crore|dozen|week|year)s?|শ|শো|শত|হাজার|লাখ|লক্ষ|কোটি|ডজন|সপ্তাহ|বছর)$/i;

/**
 * "1,200", "১২০০" and " 1200 " are numbers, and so is "900 pupils": what is counted was asked. Signs,
 * exponents and words alone are none.
 */
function numberIn(given: string): number | undefined {
  const [, digits = '', words = ''] =
    /^(-?\d[\d.,\s]*)([\p{L}\p{M}\s\u200c\u200d]*)$/u.exec(
      asciiNumber(given.trim().slice(0, 200)),
    ) ?? [];
  if (words.split(/\s+/).some((word) => multiplying.test(word))) return undefined;
  // Too long for a number that keeps its digits, but too high in any case.
  return /^\d{16,}$/.test(digits) ? Number.POSITIVE_INFINITY : readNumber(digits);
}

/** A field that was left empty is the usual answer. */
function readOne(question: Question, given = ''): { value: string | number; note?: Note } {
  if (given.trim() === '') return { value: question.usual };
  const { name } = question;
  const shown = shownOf(given);
  if (question.kind === 'choice') {
    const option = question.options.find((one) => one === given.trim().toLowerCase());
    if (option !== undefined) return { value: option };
    const used = question.usual;
    return { value: used, note: { kind: 'no-choice', name, given: shown, used } };
  }
  const { least, most, usual } = question;
  const number = numberIn(given);
  if (number === undefined) {
    return { value: usual, note: { kind: 'no-number', name, given: shown, used: usual } };
  }
  const used = Math.min(Math.max(Math.ceil(number), least), most);
  if (number < least) return { value: used, note: { kind: 'too-low', name, given: shown, used } };
  if (number > most) return { value: used, note: { kind: 'too-high', name, given: shown, used } };
  if (used !== number)
    return { value: used, note: { kind: 'not-whole', name, given: shown, used } };
  return { value: used };
}

/** Parts of an address that say something else than an answer. */
const beside = new Set(['product', 'lang', 'book', 'day', 'reference']);
const campaign = /^(?:utm_\w+|fbclid|gclid)$/;

/** Another plan's questions are no mistake: who chooses another product keeps the rest of the form. */
const isKnown = (name: string): boolean =>
  beside.has(name) || campaign.test(name) || isQuestion(name);

/** So many strange names of an address are told; anybody can write more. */
const mostUnknown = 3;

/**
 * The answers that an address holds, for any values at all.
 * @param given the names and values of its query; of a name that comes twice, the last one counts
 * @returns the answers, and what was put right
 */
export function readAnswers(
  plan: PlanFigures,
  given: Iterable<readonly [string, string]>,
): { answers: Answers; notes: Note[] } {
  const values = new Map(given);
  const size = Number(readOne(measureOf(plan), values.get(plan.measure)).value);
  const read = questionsOf(plan, size).map((question) => ({
    name: question.name,
    ...readOne(question, values.get(question.name)),
  }));
  const unknown = new Set([...values.keys()].filter((name) => !isKnown(name)).map(shownOf));
  return {
    answers: read.reduce(
      (answers, { name, value }) => withAnswer(plan, answers, name, value),
      usualAnswers(plan),
    ),
    notes: [
      ...read.flatMap(({ note }) => note ?? []),
      ...[...unknown].slice(0, mostUnknown).map((name): Note => ({ kind: 'unknown', name })),
    ],
  };
}

/** Whether rows are as many as what is counted, and were not asked for otherwise. */
const areRowsAsMany = (plan: PlanFigures, { rows, size }: Answers): boolean =>
  plan.moving?.usual === undefined && rows === size;

/**
 * The query that readAnswers() reads the same answers from: `product=POS&branches=3&…`. Rows that are as
 * many as what is counted are left out, so that they still follow it.
 */
export const writeAnswers = (plan: PlanFigures, answers: Answers): string =>
  new URLSearchParams([
    ['product', plan.key],
    ...questionsOf(plan)
      .filter(({ name }) => name !== 'rows' || !areRowsAsMany(plan, answers))
      .map(({ name }): [string, string] => [name, String(answerTo(plan, answers, name))]),
  ]).toString();

/**
 * The smallest that a plan's price holds, with the rows and days that are in it and no more: what pages show
 * before anything is asked. A price for each one alone holds none; then it is the usual size.
 */
export function smallestAnswers(plan: PlanFigures): Answers {
  const { rent, buy, moving, training } = plan;
  const usual = usualAnswers(plan);
  return {
    ...usual,
    size: (rent ?? buy)?.price.included || usual.size,
    rows: Math.min(usual.rows, moving?.included ?? 0),
    days: Math.min(usual.days, training?.included ?? 0),
  };
}

/** The query that opens the page of prices with the smallest answers: the plan, and what is not usual. */
export function smallestQuery(plan: PlanFigures): string {
  const usual = new URLSearchParams(writeAnswers(plan, usualAnswers(plan)));
  const query = new URLSearchParams(writeAnswers(plan, smallestAnswers(plan)));
  for (const [name, value] of usual) {
    if (name !== 'product' && query.get(name) === value) query.delete(name);
  }
  return query.toString();
}
