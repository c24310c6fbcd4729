import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkContent, sentence } from '@nokshi/site/src/content/check/check.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { adopt } from './adopt.ts';
import { type Answers, readAnswers } from './answers.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
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

/** What stands in a file of walks/companies. */
const fileOf = (company: string): object =>
  parse(readFileSync(join(companies, `${company}.yaml`), 'utf8'));

/** What is made of answers. @throws naming what is wrong */
function accepted(given: object): Answers {
  const told = readAnswers(given);
  if ('answers' in told) return told.answers;
  throw new Error(JSON.stringify(told.faults));
}

const answersOf = (company: string) => accepted(fileOf(company));

const faultsOf = (change: object) => {
  const told = readAnswers({ ...fileOf('dhaka'), ...change });
  return 'faults' in told ? told.faults.map(({ path, code }) => `${path.join('.')} ${code}`) : [];
};

const read = (file: string) => readFileSync(join(content(), file), 'utf8');

it.each(['sylhet', 'counter', 'dhaka'])(
  'the company of walks/companies/%s.yaml has right content, and no example',
  (company) => {
    expect(adopted(answersOf(company))).toEqual([]);
    expect(mistakes()).toEqual([]);
  },
);

it('what it says of where it is names its own city, in the forms of each language', () => {
  adopted(answersOf('counter'));
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
  const given = answersOf('counter');
  const left = adopted({ ...given, promises: false });
  expect(mistakes()).toEqual([]);
  expect(left).toContain('content/terms/index.yaml');
  // A part that a page can do without, too: what is left are pages of promises alone.
  expect(left.filter((place) => !/^content\/(?:terms|pages)\//.test(place))).toEqual([]);
  expect(read('company/index.yaml')).toContain('# Hues in degrees');
  expect(existsSync(join(demos(), 'tinbela'))).toBe(true);
  expect(existsSync(join(demos(), 'langol'))).toBe(false);
});

it('names what it does not know, and changes nothing of an answer that is wrong', () => {
  const given = answersOf('sylhet');
  expect(() => adopted({ ...given, services: ['web-devlopment'] })).toThrow(
    /content\/services has no web-devlopment; it has .*web-development/,
  );
  const before = read('company/index.yaml');
  expect(() => adopted({ ...given, galleries: ['pos-softwar'] })).toThrow(
    /content\/galleries has no pos-softwar/,
  );
  expect(read('company/index.yaml')).toBe(before);
});

it('takes what people write: Bangla digits, an address without https, an empty field, a semicolon', () => {
  const given = {
    ...fileOf('dhaka'),
    url: 'www.padma-works.test',
    phones: ['০১২০০-০০০৪০০', '+৮৮০ ১২০০–০০০৪০১', ''],
    whatsapp: '+৮৮০ ১২০০-০০০৪০০',
    referencePrefix: 'pw',
    addresses: [{ en: ' Level 5; 82 Kazi Nazrul Islam Avenue\nDhaka 1215 ', bn: '' }],
    social: null,
    facts: { bin: '০০০১২৩৪৫৬-০১০১', founded: '২০১৫', tin: '' },
  };
  expect(accepted(given)).toMatchObject({
    url: 'https://www.padma-works.test',
    phones: ['01200-000400', '+880 1200-000401'],
    whatsapp: '8801200000400',
    referencePrefix: 'PW',
    addresses: [{ en: 'Level 5; 82 Kazi Nazrul Islam Avenue\nDhaka 1215' }],
    social: [],
    facts: { bin: '000123456-0101', founded: '2015' },
  });
  expect(accepted({ ...given, whatsapp: '01200 000400' }).whatsapp).toBe('8801200000400');
  expect(adopted(accepted(given))).toEqual([]);
  expect(mistakes()).toEqual([]);
  expect(parse(read('company/index.yaml'))).toMatchObject({
    addresses: [{ en: 'Level 5; 82 Kazi Nazrul Islam Avenue\nDhaka 1215' }],
  });
});

it('tells of each wrong answer at its field, and asks for the words of the first language', () => {
  expect(faultsOf({ phones: ['16700', 'call us'] })).toEqual(['phones.1 phone']);
  expect(faultsOf({ addresses: [{ en: ' ', bn: '' }] })).toEqual(['addresses.0.en empty']);
  expect(faultsOf({ services: [], email: 'hello', url: 'https://a.test/?site' })).toEqual([
    'url site-address',
    'email email',
    'services too-few',
  ]);
  expect(faultsOf({ brand: { en: 'P'.repeat(41), bn: 'পদ্মা' }, tagline: '' })).toEqual([
    'brand.en too-long',
    'tagline empty',
  ]);
  const inEnglish = { brand: { en: 'Padma' }, addresses: [{ en: 'Dhaka' }] };
  expect(faultsOf(inEnglish)).toEqual([]);
  expect(faultsOf({ ...inEnglish, languages: ['bn', 'en'] })).toEqual([
    'brand.bn empty',
    'addresses.0.bn empty',
  ]);
});
