// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { checkContent, sentence } from './check.ts';

const content = fileURLToPath(new URL('../../../../content', import.meta.url));

function copyOfContent(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(content, copy, { recursive: true });
  return copy;
}

let scratch: string;
beforeAll(() => {
  scratch = copyOfContent();
});
afterAll(() => rmSync(scratch, { recursive: true }));

/** What the files that a test changed said before, put back for the next test. */
const originals = new Map<string, string>();
afterEach(() => {
  for (const [file, text] of originals) writeFileSync(file, text);
  originals.clear();
});

/** Changes one file of the scratch copy and returns what the check says of all of it. */
function sentencesAfter(file: string, change: (text: string) => string): string[] {
  const full = path.join(scratch, file);
  const before = readFileSync(full, 'utf8');
  const after = change(before);
  expect(after, 'the change must change the file').not.toBe(before);
  if (!originals.has(full)) originals.set(full, before);
  writeFileSync(full, after);
  return checkContent(scratch).map(sentence);
}

/** Sets one value of a file of the scratch copy, or takes it out, and returns what the check says. */
const sentencesAfterSetting = (file: string, place: string, value?: unknown): string[] =>
  sentencesAfter(file, (text) => {
    const document = parseDocument(text);
    if (value === undefined) document.deleteIn(place.split('.'));
    else document.setIn(place.split('.'), value);
    return document.toString();
  });

const erp = 'products/ERP/index.yaml';

test('the content of the site has no mistake', () => {
  expect(checkContent(content).map(sentence)).toEqual([]);
});

describe('a mistake is named with its file, its field, what is wrong and what would be right', () => {
  test('missing alt text', () => {
    expect(sentencesAfterSetting(erp, 'picture.alt')).toEqual([
      'content/products/ERP/index.yaml → picture.alt: is missing; please add it: What the picture shows, for people who cannot see it.',
    ]);
  });

  test('enquiries that are kept for no whole number of days', () => {
    const change = (text: string) => text.replace('KeptDays: 730', 'KeptDays: 1.5');
    expect(sentencesAfter('company/index.yaml', change)).toEqual([
      'content/company/index.yaml → enquiriesKeptDays: must be an int, but is the number 1.5: After how many days enquiries are deleted, a whole number from 1 to 36500.',
    ]);
  });

  test('enquiries that are kept for too many days', () => {
    const change = (text: string) => text.replace('KeptDays: 730', 'KeptDays: 36501');
    expect(sentencesAfter('company/index.yaml', change)).toEqual([
      'content/company/index.yaml → enquiriesKeptDays: is 36501, but the number must be at most 36500.',
    ]);
  });

  test.each([
    [
      'currency: BDT\n  ',
      '',
      'offer.currency: is missing; please add "BDT" or "USD" or "EUR": The currency of the price.',
    ],
    [
      'currency: BDT',
      'currency: TK',
      'offer.currency: is "TK", but must be "BDT" or "USD" or "EUR".',
    ],
    [
      'per: branch-month',
      'per: week',
      'offer.per: is "week", but must be "once" or "month" or "year" or "branch-month" or "user-month" or "student-year" or "project" or "hour".',
    ],
    [
      'from: 1500',
      'from: 1500.5',
      'offer.from: must be an int, but is the number 1500.5: The lowest price, a whole number.',
    ],
    [
      'from: 1500',
      "from: '1,500'",
      'offer.from: must be a number, but is the string "1,500": The lowest price, a whole number.',
    ],
    ['from: 1500', 'from: 0', 'offer.from: is 0, but the number must be at least 1.'],
  ])('an offer with %j instead of %j', (right, wrong, problem) => {
    const offer =
      'offer:\n  from: 1500\n  currency: BDT\n  per: branch-month\n  time:\n    en: Two weeks\n';
    const change = (text: string) =>
      text
        .replace(/^offer:\n(?: .*\n)+/m, '')
        .replace('summary:', `${offer.replace(right, wrong)}summary:`);
    expect(sentencesAfter(erp, change)).toEqual([`content/products/ERP/index.yaml → ${problem}`]);
  });

  test('a term that is missing, and one that is not known', () => {
    const change = (text: string) =>
      text.replace('  warranty:', '  waranty:').replace('[support, ', '[suport, ');
    const said = sentencesAfter('terms/index.yaml', change);
    expect(said).toEqual([
      'content/terms/index.yaml → entries.warranty: is missing; please add it: What is mended free of charge, and for how long.',
      'content/terms/index.yaml → entries: has an unknown key "waranty"; did you mean "warranty"?',
      expect.stringContaining('before.products, entry 1: is "suport", but must be "warranty" or '),
    ]);
  });

  test.each([
    [
      'networking',
      'kind: picture',
      'kind: pictures',
      'blocks, entry 1: kind: is "pictures", but must be "picture" or "steps" or "before-after" or "plan" or "sheet" or "quote"; did you mean "picture"?',
    ],
    [
      'networking',
      '  - kind: picture\n    title',
      '  - title',
      'blocks, entry 1: kind: is missing; please add "picture" or "steps" or "before-after" or "plan" or "sheet" or "quote".',
    ],
    [
      'hosting',
      'sheet:\n',
      'sheets:\n',
      'blocks, entry 1: sheet: is missing; please add it: What stands at the head of the sheet, such as Handover list.',
      'blocks, entry 1: has an unknown key "sheets"; did you mean "sheet"?',
    ],
    [
      'hosting',
      '            - is: included\n',
      '',
      'blocks, entry 2: plan.rows, entry 1: cells: has 2 entries, but there are 3 plans; give each plan one: One for each plan, in their order.',
    ],
    [
      'hosting',
      'amount: 1650',
      "amount: '1,650'",
      'blocks, entry 2: plan.rows, entry 6: cells, entry 1: amount: must be a number, but is the string "1,650": The amount, a whole number.',
    ],
    [
      'ui-ux-design',
      'testimonial: bokulpur-school',
      'testimonial: bokulpur',
      'blocks, entry 1: testimonial: names "bokulpur", which is not in content/testimonials; known are bokulpur-school, kajaldighi-traders.',
    ],
    [
      'mobile-app',
      'result: 1',
      'result: 4',
      'proof.result: is 4, but the number must be at most 3.',
    ],
  ])('a block of %s where %j becomes %j', (id, right, wrong, ...problems) => {
    const file = `services/${id}/index.yaml`;
    expect(sentencesAfter(file, (text) => text.replace(right, wrong))).toEqual(
      problems.map((problem) => `content/${file} → ${problem}`),
    );
  });

  test('a year of foundation that is not one', () => {
    const change = (text: string) => text.replace("founded: ''", 'founded: 2018');
    expect(sentencesAfter('company/index.yaml', change)).toEqual([
      "content/company/index.yaml → facts.founded: must be a string, but is the number 2018: The year it was founded, in quotes; '' until it is filled in.",
    ]);
  });

  test('an unknown key', () => {
    expect(sentencesAfter(erp, (text) => text.replace('summary:', 'sumary:'))).toEqual([
      'content/products/ERP/index.yaml → summary: is missing; please add it: One sentence for the card.',
      'content/products/ERP/index.yaml: has an unknown key "sumary"; did you mean "summary"?',
    ]);
  });

  test('a seventh feature', () => {
    const feature =
      '  - icon: tabler:cash\n    title:\n      en: More\n    description:\n      en: More of it.\n';
    expect(sentencesAfter(erp, (text) => text.replace('day:\n', `${feature}day:\n`))).toEqual([
      'content/products/ERP/index.yaml → features: has 7 entries, but must have exactly 6; remove 1.',
    ]);
  });

  test('a link to a route that does not exist', () => {
    const change = (text: string) => text.replace('href: /products', 'href: /product');
    expect(sentencesAfter('navigation/index.yaml', change)).toEqual([
      'content/navigation/index.yaml → menu, entry 2: href: leads to /product, which is no page of the site; did you mean /products?',
    ]);
  });

  test('a picture that is not there', () => {
    const change = (text: string) => text.replace('picture/src.png', 'picture/src.webp');
    expect(sentencesAfter(erp, change)).toEqual([
      'content/products/ERP/index.yaml → picture.src: names the picture picture/src.webp, which is not there; put the file at content/products/ERP/picture/src.webp.',
    ]);
  });

  test('a picture in a place where the editor would lose it', () => {
    const change = (text: string) => text.replace('picture/src.png', 'screens/erp.png');
    expect(sentencesAfter(erp, change)).toEqual([
      'content/products/ERP/index.yaml → picture.src: is "screens/erp.png", but the picture of this field must be "picture/src" and its ending, such as picture/src.png.',
    ]);
  });

  test('words that are too long for their place', () => {
    const change = (text: string) =>
      text.replace(/shortTitle:\n {2}en: .*/, `shortTitle:\n  en: ${'a'.repeat(25)}`);
    expect(sentencesAfter(erp, change)).toEqual([
      'content/products/ERP/index.yaml → shortTitle.en: has 25 characters, but must have at most 20; shorten it by 5.',
    ]);
  });

  test.each([
    [
      erp,
      'gallery: erp',
      'gallery: epr',
      'names "epr", which is not in content/galleries; did you mean erp?',
    ],
    [
      'team/maliha-dewan/index.yaml',
      'category: software-engineer',
      'category: softwareengineer',
      'names "softwareengineer", which is not in content/team-categories; did you mean software-engineer?',
    ],
    [
      'services/api-development/index.yaml',
      '- nestjs',
      '- nest',
      'names "nest", which is not in content/technologies; did you mean nestjs?',
    ],
    [
      erp,
      'icon: tabler:receipt-tax',
      'icon: tabler:no-such-icon',
      'names the icon tabler:no-such-icon, which does not exist; look one up in its set.',
    ],
    [
      'pages/contact/index.yaml',
      'person: imtiaz-bhuiyan',
      'person: imtiaz-buiyan',
      'names "imtiaz-buiyan", which is not in content/team; did you mean imtiaz-bhuiyan?',
    ],
    [
      'company/index.yaml',
      'src: logo/src.svg',
      'src: logo/src.png',
      'is "logo/src.png", but must be a drawing, logo/src.svg: other sizes and the icons of the site are made from it.',
    ],
  ])('a name that does not exist: %s, %s', (file, right, wrong, problem) => {
    const [said, ...more] = sentencesAfter(file, (text) => text.replace(right, wrong));
    expect(said).toContain(problem);
    expect(more).toEqual([]);
  });

  test('a file that is not YAML', () => {
    const [first] = sentencesAfter(erp, (text) => `${text}\n  - : [`);
    expect(first).toMatch(/^content\/products\/ERP\/index\.yaml → line \d+: is not YAML: /);
  });

  test.each([
    ['bg', 'did you mean "bn"?'],
    ['hindi', 'known here are en, bn.'],
  ])('words in a language that the site does not have: %s', (language, advice) => {
    expect(sentencesAfterSetting(erp, `title.${language}`, 'Word')).toEqual([
      `content/products/ERP/index.yaml → title: has an unknown key "${language}"; ${advice}`,
    ]);
  });

  test('words that are not in the default language', () => {
    const [said] = sentencesAfterSetting(erp, 'title', { bn: 'ইআরপি' });
    expect(said).toMatch(
      /^content\/products\/ERP\/index\.yaml → title\.en: is missing; please add it/,
    );
  });

  test('a translation without the placeholder of its original', () => {
    expect(sentencesAfterSetting('labels/index.yaml', 'shown.bn', 'সব')).toEqual([
      'content/labels/index.yaml → shown.bn: lacks {count} of the text in en.',
    ]);
  });

  test('an order that misses an entry, names one that is not there, or one twice', () => {
    const said = sentencesAfter('slides/order.yaml', (text) =>
      text.replace('- 2-hrm', '- 2-hmr\n  - 1-erp'),
    );
    expect(said).toEqual([
      'content/slides/order.yaml → entries: names "2-hmr", which is not in content/slides; did you mean 2-hrm?',
      'content/slides/order.yaml → entries: lacks "2-hrm", which is a folder of content/slides; add it.',
      'content/slides/order.yaml → entries: names "1-erp" more than once; keep one of them.',
    ]);
  });

  test('sample is yes or no', () => {
    expect(
      sentencesAfter('company/index.yaml', (text) => text.replace('sample: true', 'sample: maybe')),
    ).toEqual([
      'content/company/index.yaml → sample: must be a boolean, but is the string "maybe".',
    ]);
    expect(
      sentencesAfter('company/index.yaml', (text) =>
        text.replace('sample: maybe', 'sample: false'),
      ),
    ).toEqual([]);
  });

  test('an optional word that an editor emptied counts as absent', () => {
    expect(sentencesAfterSetting('services/ai-ml/index.yaml', 'homeTitle', {})).toEqual([]);
  });
});

describe('files and folders', () => {
  // Their tests add and remove some: each works on a copy of its own.
  let shared: string;
  beforeEach(() => {
    shared = scratch;
    scratch = copyOfContent();
  });
  afterEach(() => {
    rmSync(scratch, { recursive: true });
    scratch = shared;
    originals.clear();
  });

  test('a missing file, a folder nobody knows, a file in a wrong place', () => {
    rmSync(path.join(scratch, 'labels'), { recursive: true });
    cpSync(path.join(scratch, 'clients'), path.join(scratch, 'customers'), { recursive: true });
    cpSync(path.join(scratch, 'pages/faq/index.yaml'), path.join(scratch, 'pages/questions.yaml'));
    const said = checkContent(scratch).map(sentence);
    expect(said).toContain('content/labels/index.yaml: is missing; the site needs this file.');
    expect(said).toContain(
      'content/pages/questions.yaml: is a file the site does not read; check its name and place.',
    );
    expect(said).toContainEqual(
      expect.stringMatching(/^content\/customers: is a folder the site does not know/),
    );
    expect(said).toHaveLength(3);
  });

  test('an entry that its order does not name', () => {
    const from = path.join(scratch, 'testimonials/bokulpur-school');
    cpSync(from, path.join(scratch, 'testimonials/another-school'), { recursive: true });
    expect(checkContent(scratch).map(sentence)).toEqual([
      'content/testimonials/order.yaml → entries: lacks "another-school", which is a folder of content/testimonials; add it.',
    ]);
  });

  test('a slide too few', () => {
    rmSync(path.join(scratch, 'slides/6-diagnostic'), { recursive: true });
    const change = (text: string) => text.replace('  - 6-diagnostic\n', '');
    expect(sentencesAfter('slides/order.yaml', change)).toEqual([
      'content/slides: has 5 entries, but must have 6.',
    ]);
  });
});
