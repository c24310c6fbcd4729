import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sentence } from './check.ts';
import { untranslated } from './translations.ts';

test('everything in content/ is written in every language, in its letters and digits', () => {
  const content = fileURLToPath(new URL('../../../../content', import.meta.url));
  expect(untranslated(content).map(sentence)).toEqual([]);
});
