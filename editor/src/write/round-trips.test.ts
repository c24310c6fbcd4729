import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import { describe, expect, it } from 'vitest';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { applyChanges } from './apply-changes.ts';
import { isObject, type Json } from './json.ts';
import { carriedOut, expectReadAs, follow, keptAs, valueAt, valuesIn } from './testing.ts';
import { printYaml, readYaml, valueIn } from './yaml-text.ts';

const folder = join(import.meta.dirname, '../../../content');

const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
);

/** Of each form that files of content have: long texts, figures, pictures within lists, lists alone, lists in lists. */
const kinds = [
  ...['company', 'forms', 'navigation', 'offer', 'pages/faq', 'pages/home', 'prices'],
  ...['products/POS', 'services/hosting', 'team/imtiaz-bhuiyan'],
].map((entry) => `${entry}/index.yaml`);

/** What everything that is one value becomes: of its kind, and written on as many lines. */
function another(value: Json): Json {
  if (typeof value === 'string') return `${value}ক: #1`;
  if (typeof value === 'number') return value + 1;
  return !value;
}

/** The lines of a text that a value stands on, its key's with them. */
function linesOf(text: string): (path: FieldPath) => number[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  return (path) => {
    const node = document.getIn(path, true);
    const range = isNode(node) ? node.range : null;
    if (!range) throw new Error(`${path.join('.')} stands nowhere`);
    const first = lines.linePos(range[0]).line - 1;
    const last = lines.linePos(Math.max(range[0], range[1] - 1)).line - 1;
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
}

/** The changes of a file carried out in some steps, so that each step leaves something as it was. */
const inSteps = <T>(all: T[], steps: number): T[][] =>
  Array.from({ length: steps }, (_, step) => all.filter((__, index) => index % steps === step));

it('every file of content is printed as it is written, and read alike', () => {
  expect(all.length).toBeGreaterThan(100);
  for (const name of all) {
    const text = textOf(name);
    expect([name, printYaml(readYaml(text))]).toEqual([name, text]);
    expectReadAs(text, valueIn(text));
  }
});

describe.each([...kinds, 'services/order.yaml'])('content/%s', (name) => {
  const text = textOf(name);
  const value = valueIn(text);
  const values = [...valuesIn(value)];

  it('changes on the lines of what changed, and nowhere else', () => {
    const linesAt = linesOf(text);
    const single = values.filter((part) => typeof part.value !== 'object' && part.value !== null);
    for (const step of inSteps(single, 3)) {
      const changes = step.map((part) => ({ path: part.path, value: another(part.value) }));
      const { text: after } = applyChanges(text, changes);
      expectReadAs(after, changes.reduce(follow, keptAs(value)).value);
      const before = text.split('\n');
      const now = after.split('\n');
      const touched = new Set(changes.flatMap(({ path }) => linesAt(path)));
      expect(now).toHaveLength(before.length);
      const elsewhere = now.filter((line, index) => line !== before[index] && !touched.has(index));
      expect(elsewhere).toEqual([]);
    }
  });

  it('loses the lines of a key that goes, and has it back in its place', () => {
    const order = (path: FieldPath) => Object.keys(Object(valueAt(value, path)));
    const keys = values.filter(({ path }) => {
      const key = path.at(-1);
      return typeof key === 'string' && order(path.slice(0, -1)).indexOf(key) > 0;
    });
    for (const { path, value: part } of spread(keys)) {
      const removal: Change = { path, remove: true };
      const { text: without, pictures } = applyChanges(text, [removal]);
      const kept = follow(keptAs(value), removal);
      expectReadAs(without, kept.value);
      expect(carriedOut(keptAs(value).files, pictures)).toEqual(kept.files);
      expectCut(without, text);
      const { text: back } = applyChanges(without, [{ path, value: part }], order);
      expect(JSON.stringify(valueIn(back))).toBe(JSON.stringify(value));
      expectCut(without, back);
    }
  });

  it('has its lists moved, cut and extended, each item with its pictures', () => {
    for (const { path, list } of eachKind(listsIn(values))) {
      const last = list.length - 1;
      const item = list[0] ?? null;
      const changes: Change[] = [
        { path: [...path, 0], moveTo: last },
        { path: [...path, last], moveTo: 0 },
        { path: [...path, last], moveTo: Math.floor(last / 2) },
        { path: [...path, Math.floor(last / 2)], remove: true },
        { path: [...path, 0], insert: withoutPictures(item) },
      ];
      const { text: after, pictures } = applyChanges(text, changes);
      const kept = changes.reduce(follow, keptAs(value));
      expectReadAs(after, kept.value);
      expect(carriedOut(keptAs(value).files, pictures)).toEqual(kept.files);
    }
  });
});

/** At most 12: the long files repeat themselves. */
function spread<T>(all: T[]): T[] {
  const apart = Math.ceil(all.length / 12);
  return all.filter((_, index) => index % apart === 0);
}

type ListAt = { path: FieldPath; list: Json[] };

/** The lists that hold something. */
const listsIn = (values: readonly { path: FieldPath; value: Json }[]): ListAt[] =>
  values.flatMap(({ path, value: list }) =>
    Array.isArray(list) && list.length > 0 ? [{ path, list }] : [],
  );

/**
 * Of lists that stand at the same field of several items, as each plan of the price book has some, the
 * first, the longest and the last.
 */
function eachKind(lists: readonly ListAt[]): ListAt[] {
  const kindOf = ({ path }: ListAt) =>
    path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
  return [...Map.groupBy(lists, kindOf).values()].flatMap((kind) => {
    const [longest] = kind.toSorted((one, other) => other.list.length - one.list.length);
    return kind.filter((one, index) => index === 0 || one === longest || index === kind.length - 1);
  });
}

function withoutPictures(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutPictures);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'src')
      .map(([key, inner]) => [key, withoutPictures(inner)]),
  );
}

/** A text is another one without some lines that follow each other. */
function expectCut(text: string, whole: string): void {
  const lines = text.split('\n');
  const all = whole.split('\n');
  const found = lines.findIndex((line, index) => line !== all[index]);
  // Where the end was cut off, behind an empty line, nothing that is left differs.
  const differs = found === -1 ? lines.length : found;
  expect(lines.slice(differs)).toEqual(all.slice(differs + all.length - lines.length));
}
