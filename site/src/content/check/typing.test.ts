import { expect, it } from 'vitest';
import { readContent } from './content-files.ts';
import { content } from './testing.ts';
import { colonWarnings, mistypedWords, typingProblems } from './typing.ts';

const codesIn = (text: string) => mistypedWords(text, true).map(({ code }) => code);

it.each([
  ['অামাদের সেবা', 'অামাদের'],
  ['এািই', 'এািই'],
  ['কোম্পানিি', 'কোম্পানিি'],
  ['এই াকাজ', 'াকাজ'],
  ['Our posা here', 'posা'],
  ['POSং', 'POSং'],
  ['ভালো ্কাজ', '্কাজ'],
  ['Avgv‡`i †mev', 'Avgv‡`i'],
  ['Avcbvi e¨emv', 'e¨emv'],
  ['¯‹zj I K‡jR', 'K‡jR'],
  ['evsjv‡`k', 'evsjv‡`k'],
])('%s holds %s, which is no Bangla of Unicode', (text, word) => {
  expect(mistypedWords(text, true)).toContainEqual({
    code: 'bangla-signs',
    word: word.normalize('NFC'),
  });
});

it('knows Bangla of typewriters by its letters alone', () => {
  expect(codesIn('Avwg evsjvq wjwL Ges cwo')).toEqual(['bangla-signs']);
});

it.each([
  'স্\u200bকুল',
  'সেবা\ufeff',
  'So\u00adft',
  'a\u200db',
  '\u202eabc',
  'POS\u2060',
  '\u200cস্কুল',
])('%j holds signs that nobody sees', (text) => {
  expect(codesIn(text)).toEqual(['invisible-signs']);
});

it.each([
  ...['আমাদের সেবা', 'র\u200d্যাব', 'উত্\u200d', 'ক\u09cbন', 'ক\u09c7\u09beন', 'অ্যাপ', 'বই', 'আইআইটি'],
  ...[
    'Web view',
    'We view a new wave of software overviews',
    'café',
    '❤\ufe0f 👨\u200d👩\u200d👧 1\ufe0f\u20e3',
    '·',
    'a · b',
  ],
  ...['য়', '\u09df', 'ড়', 'দুঃখ', '৳৫০০', '©2026', 'Ångström', '100 µm', 'naïve'],
])('%s is well', (text) => {
  expect(mistypedWords(text, false)).toEqual([]);
});

it('takes a visarga for a colon where one belongs, but in no name', () => {
  const better = (bn: string) =>
    colonWarnings({ file: 'x', data: { bn } }).map(({ problem }) => problem.normalize('NFC'));
  expect(better('নামঃ রহিম, ঠিকানাঃ ঢাকা')).toEqual([
    'writes “নামঃ”; a colon makes it “নাম:”',
    'writes “ঠিকানাঃ”; a colon makes it “ঠিকানা:”',
  ]);
  expect(better('মোঃ রহিম, ডাঃ করিম, দুঃখ, নাম: রহিম, পুনঃ')).toEqual([]);
});

it('finds the words of content/ well typed', () => {
  const { files } = readContent(content);
  expect(typingProblems(files)).toEqual([]);
  expect(files.flatMap(colonWarnings)).toEqual([]);
});

it('names the file, the field and the word', () => {
  const [file] = readContent(content).files;
  if (!file) throw new Error('no content');
  expect(typingProblems([{ ...file, file: 'x', data: { a: ['অামি'] } }])).toMatchObject([
    { file: 'x', path: ['a', 0], code: 'bangla-signs', values: { word: 'অামি' } },
  ]);
});
