import { asciiDigits } from '@nokshi/forms/digits.ts';
import { type Language, languageCodes } from '@nokshi/forms/languages.ts';
import type { Figures } from '../figures.ts';
import type { ContentFile, Path, Problem } from './content-files.ts';
import { fieldName } from './explain.ts';
import { figuresIn } from './figures.ts';
import { wordsIn } from './words-in-file.ts';

/** The types of figures: amounts and waiting times. */
type Kind = 'amount' | 'period';

type StrayFigure = { kind: Kind; written: string };

/** A language that is not here is known by its numerals alone. */
const numberWords: Readonly<
  Partial<Record<Language, readonly string[]>> & Record<'en', readonly string[]>
> = {
  en: [
    ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
    ...['twelve', 'fifteen', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'ninety', 'hundred'],
  ],
  // Without এক, which is “a” as often as “one”: the English of the same text has it.
  bn: [
    ...['দেড়', 'দুই', 'আড়াই', 'তিন', 'চার', 'পাঁচ', 'ছয়', 'সাত', 'আট', 'নয়', 'দশ', 'এগারো'],
    ...['বারো', 'পনেরো', 'বিশ', 'ত্রিশ', 'চল্লিশ', 'পঞ্চাশ', 'ষাট', 'নব্বই', 'একশো'],
  ],
};

const one = (choices: readonly string[]) => `(?:${choices.join('|')})`;
/** No letter, sign or digit goes before. */
const begins = String.raw`(?<![\p{L}\p{M}\p{Nd}])`;
const number = one([
  String.raw`\p{Nd}[\p{Nd},.]*`,
  ...languageCodes.flatMap((code) => numberWords[code] ?? []),
]);
const thousands = one(['thousand', 'lakh', 'crore', 'হাজার', 'লাখ', 'কোটি']);
const pattern = (...parts: readonly string[]) => new RegExp(parts.join('').normalize('NFC'), 'giu');

const patterns: readonly { kind: Kind; is: RegExp }[] = [
  {
    kind: 'amount',
    is: pattern(String.raw`(?:৳|\bBDT|\bTk\.?)\s?\p{Nd}[\p{Nd},.]*(?:\s${thousands})?`),
  },
  { kind: 'amount', is: pattern(begins, number, String.raw`(?:\s${thousands})*\s?(?:taka\b|টাকা)`) },
  {
    kind: 'period',
    is: pattern(begins, number, String.raw`[-–\s]?(?:working[-\s])?(?:days?|weeks?|months?)\b`),
  },
  {
    kind: 'period',
    is: pattern(begins, number, String.raw`(?:টি|টা)?\s?(?:কর্মদিবস|কাজের দিন|দিন|সপ্তাহ|মাস)`),
  },
];

/** The amounts and the periods that a text writes out; places such as {rent:POS} are none. */
export const figuresWritten = (text: string): StrayFigure[] =>
  patterns.flatMap(({ kind, is }) =>
    (text.normalize('NFC').match(is) ?? []).map((written) => ({
      kind,
      written: written.replace(/[,.]$/, ''),
    })),
  );

/** Where figures may stand that no buyer pays or waits for; `kind` and `written` narrow it to some of them. */
type Exception = { place: RegExp; kind?: Kind; written?: RegExp; why: string };

/** Each place is a folder and a field, such as `pages/faq: groups.0.title`. */
const exceptions: readonly Exception[] = [
  {
    place: /^(?:prices|labels\/labels: times|offer\/offer: sheet)\b/,
    why: 'The book, and the words that it is told with.',
  },
  { place: /^(?:desk|notice|editor|editor-words)\//, why: 'For the owner; no buyer reads it.' },
  { place: /\balt$/, why: 'What a picture shows.' },
  { place: /^products\/[^:]+: day\b/, why: 'The story of a day at somebody’s.' },
  { place: /^projects\//, why: 'What one piece of work was; a test holds its weeks to the book.' },
  { place: /^testimonials\//, why: 'What a client said.' },
  { place: /^(?:openings\/|pages\/career:)/, why: 'For those who apply, not for buyers.' },
  {
    place: /./,
    written: /৳\s?5 crore|৫ কোটি টাকা/,
    why: 'The turnover from which the law asks for enlisted software.',
  },
  {
    place:
      /^terms\/terms: (?:entries\.(?:analysis|prices|outside|servers|confidentiality|leaving|refunds|liability|ending)|promises)\b/,
    kind: 'period',
    why: 'What the terms alone promise: notice, money back, how long data is kept.',
  },
  {
    place: /^pages\/(?:security|privacy-policy|sample-contract):/,
    kind: 'period',
    why: 'How long data is kept, and days of notice and trial in a contract.',
  },
];

const isAllowed = (at: string, { kind, written }: StrayFigure) =>
  exceptions.some(
    (exception) =>
      exception.place.test(at) &&
      (exception.kind ?? kind) === kind &&
      (exception.written?.test(written) ?? true),
  );

/** Amounts and periods of the company's own offer that stand elsewhere than in the price book. */
export function strayFigureProblems(files: readonly ContentFile[]): Problem[] {
  // While the book can't be read, which is told elsewhere, it has no figure to be named.
  const figures = figuresIn(files) ?? new Map<string, string>();
  return files.flatMap((file) =>
    strayIn(file).map(({ path, figure }) => problemOf(file, path, figure, figures)),
  );
}

type FoundFigure = { path: Path; figure: StrayFigure };

const strayBefore = new WeakMap<ContentFile, readonly FoundFigure[]>();

function strayIn(file: ContentFile): readonly FoundFigure[] {
  const found = strayBefore.get(file) ?? findStray(file);
  strayBefore.set(file, found);
  return found;
}

const findStray = (file: ContentFile): FoundFigure[] =>
  wordsIn(file).flatMap(({ path, words }) =>
    languageCodes.flatMap((language) =>
      figuresWritten(words[language] ?? '')
        .filter((figure) => !isAllowed(`${file.folder}/${file.id}: ${path.join('.')}`, figure))
        .map((figure) => ({ path: [...path, language], figure })),
    ),
  );

function problemOf(
  { file }: ContentFile,
  path: Path,
  { kind, written }: StrayFigure,
  figures: Figures,
): Problem {
  const places = placesFor(kind, written, figures).join(', ');
  return {
    ...{ file, field: fieldName(path), path },
    problem: `writes “${written}”; what a buyer pays or waits for stands in content/prices alone: write ${places}, or say it without the figure`,
    ...{ code: 'stray-figure', values: { figure: written, places } },
  };
}

/** The suggestion: the figures that say the same, or an example of each kind. */
function placesFor(kind: Kind, written: string, figures: Figures): string[] {
  const digits = digitsOf(written);
  const same = [...figures].filter(
    ([name, figure]) => isOf(kind, name) && digitsOf(figure) === digits,
  );
  const names = same.map(([name]) => name);
  const examples =
    kind === 'amount' ? ['rent:POS', 'buy:e-commerce'] : ['time:POS', 'book:warranty'];
  return (names.length > 0 ? names.slice(0, 3) : examples).map((name) => `{${name}}`);
}

const ofPeriods = /^time:|^book:(?:warranty|valid)$/;
const ofPercent = /^book:(?:care|first|second|third)$/;

const isOf = (kind: Kind, name: string) =>
  kind === 'period' ? ofPeriods.test(name) : !ofPeriods.test(name) && !ofPercent.test(name);

/** A number in the digits of any language, or in words, as ASCII digits. */
function digitsOf(text: string): string {
  const spelt = numberWords.en.indexOf(text.split(/[\s-]/)[0]?.toLowerCase() ?? '');
  if (spelt >= 0 && spelt < 12) return String(spelt + 1);
  return asciiDigits(text).replaceAll(/[^\d–]/g, '');
}
