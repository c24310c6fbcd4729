import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from './apply-changes.ts';
import type { Json } from './json.ts';
import { merge } from './merge.ts';
import { newEntry } from './new-entry.ts';
import { valueIn } from './yaml-text.ts';

const block = (title: string, at?: number): Json =>
  at === undefined ? { title } : { title, src: `blocks/${at}/src.png` };

const base = {
  title: { en: 'Shop', bn: 'দোকান' },
  price: 1750,
  note: 'old',
  blocks: [block('A', 0), block('B', 1), block('C', 2)],
};

/** Theirs with mine in it. */
function together(before: Json, mine: Json, theirs: Json): { value: Json; conflicts: string[] } {
  const { changes, conflicts } = merge(before, mine, theirs);
  const { text } = applyChanges(newEntry(theirs).text, changes);
  return { value: valueIn(text), conflicts: conflicts.map(({ path }) => path.join('.')) };
}

describe('what two changed of one entry', () => {
  it('is brought together where they changed different fields', () => {
    const { note: _, ...shorter } = base;
    const mine = { ...shorter, title: { en: 'Store', bn: 'দোকান' }, lead: 'New' };
    const theirs = { ...base, title: { en: 'Shop', bn: 'বিপণি' }, price: 1800 };
    expect(together(base, mine, theirs)).toEqual({
      value: { ...shorter, title: { en: 'Store', bn: 'বিপণি' }, price: 1800, lead: 'New' },
      conflicts: [],
    });
  });

  it('is a conflict at each field that both changed, and theirs stands', () => {
    const mine = { ...base, price: 1800, title: { en: 'Store', bn: 'দোকান' } };
    const { note: _, ...without } = { ...base, price: 1900, title: { en: 'Shop', bn: 'বিপণি' } };
    const { changes, conflicts } = merge(base, { ...mine, note: 'mine' }, without);
    expect(conflicts).toEqual([
      { path: ['price'], base: 1750, mine: 1800, theirs: 1900 },
      { path: ['note'], base: 'old', mine: 'mine', theirs: undefined },
    ]);
    expect(changes).toEqual([{ path: ['title', 'en'], value: 'Store' }]);
  });

  it('is no conflict where both changed the same to the same', () => {
    const same = { ...base, price: 1800 };
    expect(merge(base, same, same)).toEqual({ changes: [], conflicts: [] });
  });

  it.each<[string, Json[], Json[], Json[]]>([
    [
      'mine are moved, theirs are changed',
      [block('C', 0), block('A', 1), block('B', 2)],
      [block('A, theirs', 0), block('B', 1), block('C', 2)],
      [block('C', 0), block('A, theirs', 1), block('B', 2)],
    ],
    [
      'mine are changed, theirs have a new one before them',
      [block('A', 0), block('B, mine', 1), block('C', 2)],
      [block('New'), block('A', 1), block('B', 2), block('C', 3)],
      [block('New'), block('A', 1), block('B, mine', 2), block('C', 3)],
    ],
    ['mine are fewer, theirs are as they were', [block('B', 0)], base.blocks, [block('B', 0)]],
    [
      'each has changed another one',
      [block('A, mine', 0), block('B', 1), block('C', 2)],
      [block('A', 0), block('B', 1), block('C, theirs', 2)],
      [block('A, mine', 0), block('B', 1), block('C, theirs', 2)],
    ],
  ])('has the items of a list where %s', (_, mine, theirs, blocks) => {
    expect(together(base, { ...base, blocks: mine }, { ...base, blocks: theirs })).toEqual({
      value: { ...base, blocks },
      conflicts: [],
    });
  });

  it.each<[string, Json[], Json[]]>([
    ['both have moved', [block('B', 0), block('A', 1), block('C', 2)], [block('C', 0)]],
    [
      'mine have lost what theirs changed',
      [block('B', 0), block('C', 1)],
      [block('A, theirs', 0), block('B', 1), block('C', 2)],
    ],
    [
      'theirs have lost what mine changed',
      [block('A, mine', 0), block('B', 1), block('C', 2)],
      [block('B', 0), block('C', 1)],
    ],
  ])('is one conflict at a list whose items %s', (_, mine, theirs) => {
    const both = { ...base, blocks: theirs };
    expect(together(base, { ...base, blocks: mine }, both)).toEqual({
      value: both,
      conflicts: ['blocks'],
    });
  });
});

describe('any two values', () => {
  const { value } = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('a', 'b', 1, true, null),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { noNullPrototype: true }),
    ),
  }));

  it('lose nothing where only one was changed', () => {
    fc.assert(
      fc.property(value, value, (before, mine) => {
        expect(together(before, mine, before)).toEqual({ value: mine, conflicts: [] });
        expect(merge(before, before, mine)).toEqual({ changes: [], conflicts: [] });
      }),
    );
  });

  it('are in conflict for both or for neither, at the same places', () => {
    fc.assert(
      fc.property(value, value, value, (before, mine, theirs) => {
        const forth = together(before, mine, theirs);
        const back = together(before, theirs, mine);
        expect(forth.conflicts.toSorted()).toEqual(back.conflicts.toSorted());
        if (forth.conflicts.length === 0) expect(forth.value).toEqual(back.value);
      }),
    );
  });
});
