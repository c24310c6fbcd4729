import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

/** The title with its marked pieces in brackets. */
const marked = (title: string, query: string) =>
  highlight(title, query)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

test.each([
  ['the beginning of a word', 'Data Scraping', 'scra', 'Data [Scra]ping'],
  [
    'each word of the query',
    'School Management System',
    'system scho',
    '[Scho]ol Management [System]',
  ],
  ['the longest of two beginnings', 'Schooling', 'sch school', '[School]ing'],
  ['every word that begins so', 'Card and Cards', 'card', '[Card] and [Card]s'],
  ['the middle of a word', 'Smartphone apps', 'phone', 'Smart[phone] apps'],
  ['a word of several parts', 'E-commerce', 'ecommerce', '[E-commerce]'],
  ['the beginning of such a word', 'E-commerce', 'ecomm', '[E-comm]erce'],
  ['an accent that was not typed', 'Café Digonto', 'cafe', '[Café] Digonto'],
  ['an accent made of two signs', 'Cafe\u0301 Digonto', 'cafe', '[Cafe\u0301] Digonto'],
  ['an accent that was typed only', 'Cafe', 'café', '[Cafe]'],
  ['a word with an apostrophe', 'Tailor’s shop', 'tailors', '[Tailor’s] shop'],
  ['signs that stand for letters', 'Nokshi™ ﬁlters', 'filt', 'Nokshi™ [ﬁlt]ers'],
])('marks %s', (_what, title, query, pieces) => {
  expect(marked(title, query)).toBe(pieces);
});

test.each([
  ['a word', 'বাংলা স্কুল সফটওয়্যার', 'স্কুল', 'বাংলা [স্কুল] সফটওয়্যার'],
  ['য় of one sign, typed as two', 'বিদ্যাল\u09df', 'বিদ্যাল\u09af\u09bc', '[বিদ্যাল\u09df]'],
  ['য় of two signs, typed as one', 'বিদ্যাল\u09af\u09bc', 'বিদ্যাল\u09df', '[বিদ্যাল\u09af\u09bc]'],
  ['letters with all their signs', 'স্কুল কোড', 'ক', 'স্কুল [কো]ড'],
  ['joined letters as one', 'স্কুল', 'স', '[স্কু]ল'],
  ['a word of several parts', 'ই-কমার্স', 'ইকমার্স', '[ই-কমার্স]'],
  ['a word with an invisible joiner', 'র\u200d্যাব', 'র্যাব', '[র\u200d্যাব]'],
])('marks in Bangla %s', (_what, title, query, pieces) => {
  expect(marked(title, query)).toBe(pieces);
});

test.each([
  ['Networking Support', 'support us', 'Networking [Support]'],
  ['Networking', '', 'Networking'],
  ['Networking', '!?', 'Networking'],
  ['Case studies', 'cash', 'Case studies'],
])('leaves the rest of "%s" alone', (title, query, pieces) => {
  expect(marked(title, query)).toBe(pieces);
});

test('the pieces always join to the title', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, text, (title, query) => {
      const pieces = highlight(title, query).map(({ text }) => text);
      expect(pieces.join('')).toBe(title);
    }),
  );
});
