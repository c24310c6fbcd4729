import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkContent, sentence } from '../../site/src/content/check/check.ts';
import { adopt } from './adopt.ts';
import { type Answers, answers, readAnswers } from './answers.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const companies = join(root, 'walks/companies');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adopted-'));
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  cpSync(join(root, 'showroom/demos'), join(folder, 'demos'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const content = () => join(folder, 'content');
const demos = () => join(folder, 'demos');
const adopted = (given: Answers) => adopt(content(), demos(), given);
const mistakes = () => checkContent(content(), demos()).map(sentence);
const read = (file: string) => readFileSync(join(content(), file), 'utf8');

it.each(['sylhet', 'counter', 'dhaka'])(
  'the company of walks/companies/%s.yaml has right content, and no example',
  (company) => {
    expect(adopted(readAnswers(join(companies, `${company}.yaml`)))).toEqual([]);
    expect(mistakes()).toEqual([]);
  },
);

it('what it says of where it is names its own city, in the forms of each language', () => {
  adopted(readAnswers(join(companies, 'counter.yaml')));
  const home = parse(read('pages/home/index.yaml')).meta;
  expect(home.title).toEqual({
    en: 'Software Company in Chattogram, Bangladesh',
    bn: 'চট্টগ্রামের সফটওয়্যার প্রতিষ্ঠান',
  });
  expect(read('services/networking/index.yaml')).toContain('চট্টগ্রামে অফিসের নেটওয়ার্কিং');
  expect(read('company/index.yaml')).toContain('Asia/Dhaka');
  expect(read('company/index.yaml')).toContain('Uttara, Dhaka 1230');
});

it('what is not promised goes where it can, and is told where it stands', () => {
  const { promises: _, ...given } = readAnswers(join(companies, 'counter.yaml'));
  const left = adopted({ ...given, promises: false });
  expect(mistakes()).toEqual([]);
  expect(left).toContain('content/terms/index.yaml');
  expect(left.filter((place) => place.includes('questions'))).toEqual([]);
  expect(read('company/index.yaml')).toContain('# Hues in degrees');
  expect(existsSync(join(demos(), 'tinbela'))).toBe(true);
  expect(existsSync(join(demos(), 'langol'))).toBe(false);
});

it('names what it does not know, and changes nothing of an answer that is wrong', () => {
  const given = parse(readFileSync(join(companies, 'sylhet.yaml'), 'utf8')) as object;
  expect(() => adopted(answers.parse({ ...given, services: ['web-devlopment'] }))).toThrow(
    /content\/services has no web-devlopment; it has .*web-development/,
  );
  const before = read('company/index.yaml');
  expect(() => adopted(answers.parse({ ...given, galleries: ['pos-softwar'] }))).toThrow(
    /content\/galleries has no pos-softwar/,
  );
  expect(read('company/index.yaml')).toBe(before);
  expect(() => answers.parse({ ...given, phones: ['call us'] })).toThrow('phones');
});
