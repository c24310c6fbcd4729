import { expect, onTestFinished, test } from 'vitest';
import { parseDocument } from 'yaml';
import { sentence } from './check.ts';
import { readContent } from './content-files.ts';
import { unpricedWarnings } from './prices.ts';
import { ContentCopy, content } from './testing.ts';

test('what no plan prices is mentioned once, and refused nowhere', () => {
  expect(unpricedWarnings(readContent(content).files)).toEqual([]);
  const copy = new ContentCopy();
  onTestFinished(() => copy.remove());
  const problems = copy.sentencesAfter('prices/index.yaml', (text) => {
    const book = parseDocument(text);
    for (const plan of [0, 1, 2, 3]) book.setIn(['plans', plan, 'products'], []);
    return book.toString();
  });
  expect(problems).toEqual([]);
  expect(unpricedWarnings(readContent(copy.folder).files).map(sentence)).toEqual([
    expect.stringMatching(
      /^content\/prices\/index.yaml → plans: name no price of products\/.+, products\/.+; the site says "by agreement" there\.$/,
    ),
  ]);
});
