import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { checkContent, sentence } from './check.ts';
import { numbersOfPeople } from './phone-numbers.ts';
import { content, contentCopy } from './testing.ts';

const demos = fileURLToPath(new URL('../../../../showroom/demos', import.meta.url));
const copy = contentCopy();

test.each([
  '01711-000000',
  '+880 1912 345 678',
  '8801512345678',
  'call 01812345678, please',
  'কল করুন ০১৯১১-২২৩৩৪৪',
  '02-9876543',
  '01100-000000',
  '01201-000000',
])('%j may be the number of somebody', (text) => {
  expect(numbersOfPeople({ text })).toHaveLength(1);
});

test.each([
  '01200-000640',
  '+880 1200-000000',
  '8801200000001',
  '01200 345 610',
  '০১২০০-০০০০০০',
  '৳ 18,50,000',
  '2026-11-23',
  'NPLU4820161',
  '0.01711000000',
])('%j is nobody’s number', (text) => {
  expect(numbersOfPeople({ text })).toEqual([]);
});

test('a number in the words of an example is named with its file and field', () => {
  const [message] = copy.sentencesAfterSetting('pages/faq/index.yaml', 'meta.description', {
    en: 'Questions? 01711-000000',
    bn: 'প্রশ্ন আছে?',
  });
  expect(message).toBe(
    "content/pages/faq/index.yaml → meta.description.en: has the number 01711-000000, which may be somebody's; examples have 01200 and any six digits, such as 01200-000000.",
  );
});

test('the numbers that the owner gives the company are nobody else’s, wherever they stand', () => {
  copy.sentencesAfterSetting('company/index.yaml', 'phones', [
    '+880 1711-000001',
    '+880 2-9876543',
  ]);
  copy.sentencesAfterSetting('company/index.yaml', 'whatsapp', '8801711000001');
  const message = copy.sentencesAfterSetting('pages/faq/index.yaml', 'meta.description', {
    en: 'Questions? 01711-000001',
    bn: 'প্রশ্ন আছে?',
  });
  expect(message).toEqual([]);
});

test('at an address of its own, every number is the owner’s to write', () => {
  copy.sentencesAfterSetting('company/index.yaml', 'url', 'https://padma.com.bd');
  const message = copy.sentencesAfterSetting('pages/faq/index.yaml', 'meta.description', {
    en: 'Questions? 01911-000000',
    bn: 'প্রশ্ন আছে?',
  });
  expect(message).toEqual([]);
});

test('a number in a demo is named with its file and field, whoever the company is', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'demos-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(demos, folder, { recursive: true });
  const file = path.join(folder, 'dakghuri/demo.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/'01200\d{6}'/, "'01711345610'"));
  const [message, ...others] = checkContent(content, folder).map(sentence);
  expect(message).toMatch(
    /^showroom\/demos\/dakghuri\/demo\.yaml → [\w, :.]+: has the number 01711345610, which/,
  );
  expect(others).toEqual([]);
});
