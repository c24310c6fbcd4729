// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { areWordsThere, LaterWords, loadWords } from './later-words.ts';
import { type DemoText, textIn } from './words.ts';

const dictionary = (...texts: string[]) =>
  `data:text/javascript,${encodeURIComponent(`export default ${JSON.stringify(texts)}`)}`;

test('words are those of the language that is there, until the other has come', async () => {
  expect(areWordsThere('en')).toBe(true);
  document.body.innerHTML = '<div lang="bn" data-demo="shop"></div>';
  await LaterWords.begin({ en: dictionary('Rice', 'Oil'), bn: dictionary('চাল', 'তেল') });
  const oil = new LaterWords(1) as unknown as DemoText;
  expect([areWordsThere('bn'), areWordsThere('en')]).toEqual([true, false]);
  expect([textIn(oil, 'bn'), textIn(oil, 'en')]).toEqual(['তেল', 'তেল']);
  await loadWords('en');
  expect(textIn(oil, 'en')).toBe('Oil');
  expect(JSON.stringify({ oil })).toBe('{"oil":{"en":"Oil","bn":"তেল"}}');
});
