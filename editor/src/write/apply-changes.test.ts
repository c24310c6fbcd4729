import type { Change } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, ChangeRefused } from './apply-changes.ts';
import type { Json } from './json.ts';
import { carriedOut, expectReadAs, follow, keptAs, valueAt, valuesIn } from './testing.ts';
import { UnreadableText, valueIn } from './yaml-text.ts';

const text = `# About the entry.
title:
  en: Point of sale
  bn: 'পয়েন্ট অব সেল' # as it is said
sample: true

# What it costs.
price: 1750
points:
  # The first one.
  - en: Fast
    bn: দ্রুত
  - en: Cheap
    bn: সস্তা
tags: [one, two]
empty: []
blocks:
  - title: First
    picture:
      src: blocks/0/picture/src.png
  - title: Second
  - title: Third
    picture:
      src: blocks/2/picture/src.svg
`;

const changed = (...changes: Change[]) => applyChanges(text, changes);

/** The lines that a change takes away and puts in. */
function difference(...changes: Change[]): string[] {
  const before = text.split('\n');
  const after = changed(...changes).text.split('\n');
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line.trim()}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}

describe('what changes in the text of an entry', () => {
  it.each<[string, Change, string[]]>([
    ['a number', { path: ['price'], value: 1800 }, ['- price: 1750', '+ price: 1800']],
    [
      'a text in quotes, with the comment behind it',
      { path: ['title', 'bn'], value: 'বিক্রি' },
      ["- bn: 'পয়েন্ট অব সেল' # as it is said", "+ bn: 'বিক্রি' # as it is said"],
    ],
    [
      'a text that is a day to some readers',
      { path: ['title', 'en'], value: '2026-11-20' },
      ['- en: Point of sale', "+ en: '2026-11-20'"],
    ],
    [
      'an item of a list on one line',
      { path: ['tags', 2], insert: 'three' },
      ['- tags: [one, two]', '+ tags: [one, two, three]'],
    ],
    [
      'the first item of an empty list',
      { path: ['empty', 0], insert: { bn: 'এক', en: 'One' } },
      ['- empty: []', '+ empty:', '+ - en: One', '+ bn: এক'],
    ],
    [
      'one key of a value that is set as a whole',
      { path: ['points', 0], value: { en: 'Quick', bn: 'দ্রুত' } },
      ['- - en: Fast', '+ - en: Quick'],
    ],
    ['a value that is set to what it is', { path: ['price'], value: 1750 }, []],
  ])('is %s alone', (_, change, lines) => {
    expect(difference(change)).toEqual(lines);
  });

  it('is a new key behind those that come before it', () => {
    const order = (path: FieldPath) => (path.length === 0 ? ['title', 'lead', 'sample'] : []);
    const { text: after } = applyChanges(text, [{ path: ['lead'], value: 'In short' }], order);
    expect(after).toContain('# as it is said\nlead: In short\nsample: true\n');
  });

  it('is the English above the Bangla', () => {
    const { text: after } = applyChanges('title:\n  bn: এক\n', [
      { path: ['title', 'en'], value: 'One' },
    ]);
    expect(after).toBe('title:\n  en: One\n  bn: এক\n');
  });
});

describe('the pictures of a list', () => {
  const blocks = (after: string) => JSON.stringify(valueAt(valueIn(after), ['blocks']));

  it('change places where their items do', () => {
    const { text: after, pictures } = changed({ path: ['blocks', 0], moveTo: 2 });
    expect(pictures).toEqual([
      { from: 'blocks/0/picture/src.png', to: 'blocks/2/picture/src.png' },
      { from: 'blocks/2/picture/src.svg', to: 'blocks/1/picture/src.svg' },
    ]);
    expect(blocks(after)).toContain('blocks/2/picture/src.png');
  });

  it('make room for a new item, and close up behind one that goes', () => {
    expect(changed({ path: ['blocks', 1], insert: { title: 'New' } }).pictures).toEqual([
      { from: 'blocks/2/picture/src.svg', to: 'blocks/3/picture/src.svg' },
    ]);
    expect(changed({ path: ['blocks', 0], remove: true }).pictures).toEqual([
      { remove: 'blocks/0/picture/src.png' },
      { from: 'blocks/2/picture/src.svg', to: 'blocks/1/picture/src.svg' },
    ]);
  });

  it('stay where they lie when an item has come back to its place', () => {
    const { text: after, pictures } = changed(
      { path: ['blocks', 0], moveTo: 2 },
      { path: ['blocks', 2], moveTo: 0 },
    );
    expect([after, pictures]).toEqual([text, []]);
  });

  it('are not those of the item that a new one is a copy of', () => {
    const copy = { title: 'Copy', picture: { src: 'blocks/0/picture/src.png' } };
    const { text: after, pictures } = changed({ path: ['blocks', 3], insert: copy });
    expect(pictures).toEqual([]);
    expect(blocks(after)).toContain(
      '{"title":"Copy","picture":{"src":"blocks/3/picture/src.png"}}',
    );
  });

  it('go with the value that named them', () => {
    const remove = [{ remove: 'blocks/0/picture/src.png' }];
    expect(changed({ path: ['blocks', 0, 'picture'], remove: true }).pictures).toEqual(remove);
    expect(
      changed({ path: ['blocks', 0, 'picture', 'src'], value: 'blocks/0/picture/src.svg' })
        .pictures,
    ).toEqual(remove);
  });
});

describe('a change that leads nowhere', () => {
  it.each<[string, Change]>([
    ['a key below what is not there', { path: ['offer', 'from'], value: 1 }],
    ['a key of a list', { path: ['points', 'first'], value: 1 }],
    ['a position of what is no list', { path: ['title', 0], value: 1 }],
    ['a key of a text', { path: ['title', 'en', 'x'], value: 1 }],
    ['an item behind the last', { path: ['points', 2], value: 1 }],
    ['a new item far behind the last', { path: ['points', 3], insert: 1 }],
    ['a move out of the list', { path: ['points', 0], moveTo: 2 }],
    ['a move of a key', { path: ['title'], moveTo: 0 }],
    ['a removal of what is not there', { path: ['offer'], remove: true }],
    ['a removal of everything', { path: [], remove: true }],
    ['a key that every object has', { path: ['constructor', 'name'], value: 1 }],
  ])('is refused: %s', (_, change) => {
    expect(() => changed(change)).toThrow(ChangeRefused);
  });

  it('is one of a text that another place refers to', () => {
    expect(() => applyChanges('a: &x 1\nb: *x\n', [{ path: ['a'], value: 2 }])).toThrow(
      UnreadableText,
    );
    expect(() => applyChanges('a: [', [{ path: ['a'], value: 2 }])).toThrow(UnreadableText);
  });
});

/** What has been misread somewhere, alone and within longer texts. */
const awkward = fc.constantFrom(
  ...['2026-11-20', '2026-11-20 10:00:00', '12:30:45', '0b101', '0o17', '0x1F', '017', '1_000'],
  ...['yes', 'No', 'on', 'y', 'null', '~', 'true', '1e3', '.5', '-.inf', '<<', '=', '', ' ', '-'],
  ...['a: b', 'a #b', '#', "'", '"', '\\_', '---', '...', '[', '{places}', '&a', '*a', '!x', '%'],
  ...['@x', '`', '|', '>', '?', ': ', 'বাংলা ১২', 'র‌্যাক', 'স্ক্‌', '👩‍👩‍👧', '🧵', '\u00a0', '\u200d'],
  ...[
    'line\nline',
    '\n',
    'end\n',
    '\n\nstart',
    'a \nb',
    ' a',
    'a ',
    '\t',
    'a\tb',
    '\r\n',
    '\u000b',
  ],
  ...['\u0085', '\u2028', '\ufeff', '\u007f', '\u0092', '\ufffe', '\ud83d', '\0'],
);

const anyText = fc.oneof(
  awkward,
  fc
    .array(fc.oneof(awkward, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 5 })
    .map((parts) => parts.join('')),
);

const key = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('en', 'bn', 'title', 'src', 'points', 'yes', '1') },
  { weight: 1, arbitrary: anyText.filter((name) => name !== '__proto__') },
);

const { anyValue } = fc.letrec<{ anyValue: Json }>((tie) => ({
  anyValue: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    anyText,
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('anyValue'), { maxLength: 4 }),
    fc.dictionary(key, tie('anyValue'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

describe('both readers of YAML', () => {
  it('find the text that was set, wherever it stands', () => {
    const places: FieldPath[] = [
      ['title', 'en'],
      ['title', 'bn'],
      ['price'],
      ['tags', 0],
      ['points', 1, 'en'],
    ];
    fc.assert(
      fc.property(fc.constantFrom(...places), anyText, (path, value) => {
        const change = { path, value };
        const { text: after } = changed(change);
        expectReadAs(after, follow(keptAs(valueIn(text)), change).value);
        expect(after).toContain('# About the entry.\n');
        expect(after).toContain('\n# What it costs.\n');
      }),
      { numRuns: 1000 },
    );
  });

  it('find what sequences of changes make of an entry, and its pictures with their items', () => {
    const begun = keptAs(valueIn(text));
    const step = fc.record({
      place: fc.nat(),
      kind: fc.constantFrom('value', 'insert', 'moveTo', 'remove'),
      index: fc.nat(),
      value: anyValue,
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let kept = begun;
        const changes: Change[] = [];
        for (const { place, kind, index, value } of steps) {
          const change = changeOf(kept.value, place, kind, index, value);
          if (!change) continue;
          changes.push(change);
          kept = follow(kept, change);
        }
        const { text: after, pictures } = applyChanges(text, changes);
        expectReadAs(after, kept.value);
        expect(carriedOut(begun.files, pictures)).toEqual(kept.files);
      }),
      { numRuns: 400 },
    );
  });
});

/** A change that a value allows, picked by numbers; undefined where there is none. */
function changeOf(
  value: Json,
  place: number,
  kind: string,
  index: number,
  given: Json,
): Change | undefined {
  const inside = [...valuesIn(value)].filter(({ path }) => path.length > 0);
  const lists = [...valuesIn(value)].filter(({ value: part }) => Array.isArray(part));
  const list = lists[place % lists.length];
  if (kind === 'value' || kind === 'remove') {
    const path = inside[place % inside.length]?.path;
    if (!path) return undefined;
    return kind === 'value' ? { path, value: given } : { path, remove: true };
  }
  if (!list || !Array.isArray(list.value)) return undefined;
  const { length } = list.value;
  if (kind === 'insert') return { path: [...list.path, index % (length + 1)], insert: given };
  if (length === 0) return undefined;
  return { path: [...list.path, index % length], moveTo: place % length };
}
