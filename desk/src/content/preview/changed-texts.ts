import type { FieldPath } from '@nokshi/contract/form.ts';
import { defaultLanguage, type Language, languages } from '@nokshi/forms/languages.ts';
import { isGroup, isSame, type Json, valueAt } from '../values/json.ts';
import { isWithin, writtenPath } from '../values/paths.ts';
import { picturesIn } from '../values/picture-paths.ts';

/** A text of an entry that the draft has changed, in one language. */
export type ChangedText = { path: FieldPath; before: string; after: string };

/** A picture that is another one in the draft: the page has it with what `alt` says of the one before. */
export type ChangedPicture = { path: FieldPath; alt: string };

/** The differences between an entry on the site and in the draft. */
export type Differences = {
  /** Texts that stand once in the entry, so that a page that has one means this. */
  texts: ChangedText[];
  /** Numbers that stand once in the entry, as pages write them, such as prices. */
  numbers: ChangedText[];
  pictures: ChangedPicture[];
  /** The fields of what else was changed: what is added, taken away or no text, and what stands there twice. */
  others: FieldPath[];
};

type Found = Pick<Differences, 'texts' | 'numbers' | 'others'>;

const nothing: Found = { texts: [], numbers: [], others: [] };

const joined = (all: readonly Found[]): Found => ({
  texts: all.flatMap(({ texts }) => texts),
  numbers: all.flatMap(({ numbers }) => numbers),
  others: all.flatMap(({ others }) => others),
});

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const isWords = (value: Json | undefined): value is { [key: string]: string } =>
  isGroup(value) && typeof value[defaultLanguage] === 'string';

/** A text as pages show it in a language; undefined for what is none. */
export function textIn(value: Json | undefined, language: Language): string | undefined {
  if (isWords(value)) return plain(value[language] || value[defaultLanguage] || '');
  return typeof value === 'string' ? plain(value) : undefined;
}

/** The texts and numbers of an entry. */
function textsOf(value: Json, language: Language): (string | number)[] {
  const text = textIn(value, language);
  if (text !== undefined) return [text];
  if (typeof value === 'number') return [value];
  const below = Array.isArray(value) ? value : isGroup(value) ? Object.values(value) : [];
  return below.flatMap((inner) => textsOf(inner, language));
}

/** Compares an entry with what is on the site, as a page in a language shows it. @param pictured its pictures that are others */
export function differencesOf(
  published: Json,
  values: Json,
  pictured: readonly FieldPath[],
  language: Language,
): Differences {
  const leaves = textsOf(published, language);
  const isOnce = (leaf: string | number) => leaves.filter((one) => one === leaf).length === 1;
  const { texts, numbers, others } = compared(published, values, [], language, {
    isOnce,
    vat: valueAt(published, ['vat']),
  });
  // A new value is reported as a whole.
  const replaced = pictured.filter((path) => !others.some((other) => isWithin(path, other)));
  const pictures = replaced.map((path) => ({
    path,
    alt: textIn(valueAt(published, [...path.slice(0, -1), 'alt']), language) ?? '',
  }));
  return { texts, numbers, pictures, others };
}

/** What is asked of an entry as a whole: what stands in it once, and VAT in the price book. */
type Whole = { isOnce: (leaf: string | number) => boolean; vat: Json | undefined };

/** The rate of VAT on what is rented or bought: its line's own, or that of the book. */
function rateOf(vat: Json | undefined, path: FieldPath): number {
  const lines = valueAt(vat ?? null, ['lines']);
  const own = Array.isArray(lines)
    ? lines.find((line) => path.some((name) => name === valueAt(line, ['item'])))
    : undefined;
  const rate = valueAt(own ?? vat ?? null, ['rate']);
  return typeof rate === 'number' ? rate : 0;
}

/** A number as pages write it: prices of the book with VAT. */
function writtenOnPages(
  number: number,
  path: FieldPath,
  language: Language,
  { vat }: Whole,
): string {
  const rate = path.includes('price') ? rateOf(vat, path) : 0;
  const shown = Math.round(number * (100 + rate)) / 100;
  return new Intl.NumberFormat(languages[language].takaLocale, {
    minimumFractionDigits: Number.isInteger(shown) ? 0 : 2,
  }).format(shown);
}

function compared(
  before: Json | undefined,
  after: Json | undefined,
  path: FieldPath,
  language: Language,
  whole: Whole,
): Found {
  // Pages say nothing of what is an example, and pictures are compared by their files.
  const isUnseen = path.at(-1) === 'sample' || isPicture(before, path) || isPicture(after, path);
  if (isSame(before, after) || isUnseen) return nothing;
  const [text, next] = [textIn(before, language), textIn(after, language)];
  if (text !== undefined && next !== undefined) {
    if (text === next) return nothing;
    const isTold = text !== '' && next !== '' && whole.isOnce(text);
    return isTold
      ? { ...nothing, texts: [{ path, before: text, after: next }] }
      : { ...nothing, others: [path] };
  }
  if (typeof before === 'number' && typeof after === 'number' && whole.isOnce(before)) {
    const onPages = (number: number) => writtenOnPages(number, path, language, whole);
    const number = { path, before: onPages(before), after: onPages(after) };
    return { ...nothing, numbers: [number] };
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return joined(
      paired(before, after).map(([one, other, index]) =>
        compared(one, other, [...path, index], language, whole),
      ),
    );
  }
  if (isGroup(before) && isGroup(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return joined(
      keys.map((key) => compared(before[key], after[key], [...path, key], language, whole)),
    );
  }
  return { ...nothing, others: [path] };
}

const isPicture = (value: Json | undefined, path: FieldPath): boolean =>
  typeof value === 'string' && picturesIn(value, path).includes(value);

/** The items of a list and what became of each, with its place now: those at both ends that stayed are left out. */
function paired(
  before: readonly Json[],
  after: readonly Json[],
): [Json | undefined, Json | undefined, number][] {
  const [longest, shortest] = [
    Math.max(before.length, after.length),
    Math.min(before.length, after.length),
  ];
  let start = 0;
  while (start < shortest && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shortest - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  return Array.from({ length: longest - start - end }, (_, offset) => {
    const index = start + offset;
    const item = (list: readonly Json[]) => (index < list.length - end ? list[index] : undefined);
    return [item(before), item(after), index];
  });
}

/** Each of some paths once. */
export const eachOnce = (paths: readonly FieldPath[]): FieldPath[] => [
  ...new Map(paths.map((path) => [writtenPath(path), path])).values(),
];
