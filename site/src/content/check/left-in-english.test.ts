import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { leftInEnglish } from './left-in-english.ts';

const technology = {
  file: 'technologies/react-native/index.yaml',
  folder: 'technologies',
  id: 'react-native',
  data: { name: 'React Native' },
  schema: z.unknown(),
};

/** What is said of one text and its translation. */
const message = (en: string, bn: string) =>
  leftInEnglish([
    technology,
    {
      file: 'faq/index.yaml',
      folder: 'faq',
      id: 'faq',
      data: { questions: [{ title: { en, bn } }] },
      schema: z.unknown(),
    },
  ]).map(({ file, field, problem }) => `${file} → ${field}: ${problem}`);

const at = 'faq/index.yaml → questions, entry 1: title.bn';

describe('an English text in the place of a Bangla one is named', () => {
  test('a text without a Bangla letter', () => {
    expect(message('Get a demo', 'Get a demo')).toEqual([
      `${at}: is not বাংলা; write “Get a demo” in বাংলা`,
    ]);
  });

  test('a text with more English words than Bangla ones', () => {
    expect(message('Software for your shop', 'আপনার software for shops')).toEqual([
      `${at}: is more English than বাংলা; write it in বাংলা`,
    ]);
  });

  test('an English word within a Bangla sentence', () => {
    const [problem, ...more] = message('See the stock of each shop', 'প্রতিটি দোকানের stock দেখুন');
    expect(problem).toContain(`${at}: leaves “stock” in Latin letters; write it in বাংলা letters`);
    expect(more).toEqual([]);
  });
});

test.each([
  ['what people call the software', 'ERP and POS', 'ERP, POS'],
  ['a suffix at a name', 'Parts of the ERP', 'ERP-এর অংশ'],
  ['a technology of content/', 'Apps in React Native', 'React Native দিয়ে অ্যাপ'],
  ['only a name', 'React Native', 'React Native'],
  [
    'places, addresses and codes',
    'Mail {email}',
    '{email}, a.b@c.example, https://c.example/d, A4, UTC+6',
  ],
  ['a domain', 'Names in .com.bd', '.com ও .com.bd নাম'],
  ['a command', 'Run {command}', '`npm run leads -- show NK-7K3M` চালান'],
  ['figures of the price book', 'From {buy:web-development}', '{buy:web-development} থেকে'],
  ['a text without letters', '{count} / {total}', '{count} / {total}'],
  ['conjuncts and joiners', 'The RAB', 'র‍্যাব, ক্ষুদ্র'],
])('%s may stay', (_, en, bn) => {
  expect(message(en, bn)).toEqual([]);
});
