import { expect, it } from 'vitest';
import { piecesOf, withoutMarks } from './text.ts';

const paragraph = 'Nine launches left[1] before noon[12], none [so far] after.';

it('cuts a paragraph at its marks, each with the number of its note', () => {
  expect(piecesOf(paragraph)).toEqual([
    { words: 'Nine launches left', note: 1 },
    { words: ' before noon', note: 12 },
    { words: ', none [so far] after.', note: undefined },
  ]);
  expect(piecesOf('No note.')).toEqual([{ words: 'No note.', note: undefined }]);
});

it('leaves the marks out where there is no margin, and other brackets in', () => {
  expect(withoutMarks(paragraph)).toBe('Nine launches left before noon, none [so far] after.');
});
