import { asciiDigits } from '@nokshi/forms/digits.ts';
import { withoutDirectionMarks } from '@nokshi/forms/direction-marks.ts';
import type { CareName, DivisionName, PlaceName, SourceName, WayName } from './choices.ts';
import { measures } from './measures.ts';
import type { Plan } from './plans.ts';
import { isQuestion, type Question, type QuestionName, questionsOf } from './questions.ts';

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

const keyOf = (plan: Plan, name: QuestionName): keyof Answers =>
  name === plan.measure ? 'size' : (name as keyof Answers);

/** What the answers say to a question of the plan. */
export const answerTo = (plan: Plan, answers: Answers, name: QuestionName): string | number =>
  answers[keyOf(plan, name)];

/** The answers with one of them changed; what it was changed to must be right. */
export const withAnswer = (
  plan: Plan,
  answers: Answers,
  name: QuestionName,
  value: string | number,
): Answers => ({ ...answers, [keyOf(plan, name)]: value });

/** What those who say nothing get. */
export function usualAnswers(plan: Plan): Answers {
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

/** "1,200", "১২০০" and " 1200 " are numbers; signs, exponents and words are none. */
function numberIn(given: string): number | undefined {
  const digits = asciiDigits(given.trim().slice(0, 200)).replace(/[,\s]/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

function readOne(question: Question, given: string): { value: string | number; note?: Note } {
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
  plan: Plan,
  given: Iterable<readonly [string, string]>,
): { answers: Answers; notes: Note[] } {
  const questions = new Map<string, Question>(questionsOf(plan).map((one) => [one.name, one]));
  const notes = new Map<string, Note | undefined>();
  let answers = usualAnswers(plan);
  const unknown = new Set<string>();
  for (const [name, value] of given) {
    const question = questions.get(name);
    if (question) {
      // A field that was left empty is the usual answer.
      const read = value.trim() === '' ? { value: question.usual } : readOne(question, value);
      answers = withAnswer(plan, answers, question.name, read.value);
      notes.set(name, 'note' in read ? read.note : undefined);
    } else if (!isKnown(name) && unknown.size < mostUnknown) {
      unknown.add(shownOf(name));
    }
  }
  return {
    answers,
    notes: [
      ...[...notes.values()].filter((note) => note !== undefined),
      ...[...unknown].map((name): Note => ({ kind: 'unknown', name })),
    ],
  };
}

/** The query that readAnswers() reads the same answers from: `product=POS&branches=3&…`. */
export const writeAnswers = (plan: Plan, answers: Answers): string =>
  new URLSearchParams([
    ['product', plan.key],
    ...questionsOf(plan).map(({ name }): [string, string] => [
      name,
      String(answerTo(plan, answers, name)),
    ]),
  ]).toString();
