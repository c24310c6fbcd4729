import { describe, expect, test } from 'vitest';
import { checkContent, sentence } from './check.ts';
import { content, contentCopy } from './testing.ts';

const copy = contentCopy();

const erp = 'products/ERP/index.yaml';

test('the content of the site has no mistake', () => {
  expect(checkContent(content).map(sentence)).toEqual([]);
});

describe('a mistake is named with its file, its field, what is wrong and what would be right', () => {
  test('missing alt text', () => {
    expect(copy.sentencesAfterSetting(erp, 'picture.alt')).toEqual([
      'content/products/ERP/index.yaml → picture.alt: is missing; please add it: What the picture shows, for people who cannot see it.',
    ]);
  });

  test('a line where words in each language belong', () => {
    expect(copy.sentencesAfterSetting(erp, 'title', 'Stock')).toEqual([
      'content/products/ERP/index.yaml → title: must be a group of fields (en, bn), but is the text "Stock": The name of the product.',
    ]);
  });

  test('enquiries that are kept for no whole number of days', () => {
    const change = (text: string) => text.replace('KeptDays: 730', 'KeptDays: 1.5');
    expect(copy.sentencesAfter('company/index.yaml', change)).toEqual([
      'content/company/index.yaml → enquiriesKeptDays: must be a whole number, but is the number 1.5: After how many days enquiries are deleted, a whole number from 1 to 36500.',
    ]);
  });

  test('enquiries that are kept for too many days', () => {
    const change = (text: string) => text.replace('KeptDays: 730', 'KeptDays: 36501');
    expect(copy.sentencesAfter('company/index.yaml', change)).toEqual([
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
      'offer.from: must be a whole number, but is the number 1500.5: The lowest price, a whole number.',
    ],
    [
      'from: 1500',
      "from: '1,500'",
      'offer.from: must be a number, but is the text "1,500": The lowest price, a whole number.',
    ],
    ['from: 1500', 'from: 0', 'offer.from: is 0, but the number must be at least 1.'],
  ])('an offer with %j instead of %j', (right, wrong, problem) => {
    const offer =
      'offer:\n  from: 1500\n  currency: BDT\n  per: branch-month\n  time:\n    en: Two weeks\n';
    const change = (text: string) =>
      text
        .replace(/^offer:\n(?: .*\n)+/m, '')
        .replace('summary:', `${offer.replace(right, wrong)}summary:`);
    expect(copy.sentencesAfter(erp, change)).toEqual([
      `content/products/ERP/index.yaml → ${problem}`,
    ]);
  });

  test('a term that is missing, and one that is not known', () => {
    const change = (text: string) =>
      text.replace('  warranty:', '  waranty:').replace('[support, ', '[suport, ');
    const said = copy.sentencesAfter('terms/index.yaml', change);
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
      /amount: \d+/,
      "amount: '1,650'",
      'blocks, entry 2: plan.rows, entry 6: cells, entry 1: amount: must be a number, but is the text "1,650": The amount, a whole number.',
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
    expect(copy.sentencesAfter(file, (text) => text.replace(right, wrong))).toEqual(
      problems.map((problem) => `content/${file} → ${problem}`),
    );
  });

  test('a year of foundation that is not one', () => {
    const change = (text: string) => text.replace("founded: ''", 'founded: 2018');
    expect(copy.sentencesAfter('company/index.yaml', change)).toEqual([
      "content/company/index.yaml → facts.founded: must be a text, but is the number 2018: The year it was founded, in quotes; '' until it is filled in.",
    ]);
  });

  test('an unknown key', () => {
    expect(copy.sentencesAfter(erp, (text) => text.replace('summary:', 'sumary:'))).toEqual([
      'content/products/ERP/index.yaml → summary: is missing; please add it: One sentence for the card.',
      'content/products/ERP/index.yaml: has an unknown key "sumary"; did you mean "summary"?',
    ]);
  });

  test('a seventh feature', () => {
    const feature =
      '  - icon: tabler:cash\n    title:\n      en: More\n    description:\n      en: More of it.\n';
    expect(copy.sentencesAfter(erp, (text) => text.replace('day:\n', `${feature}day:\n`))).toEqual([
      'content/products/ERP/index.yaml → features: has 7 entries, but must have exactly 6; remove 1.',
    ]);
  });

  test('words that are too long for their place', () => {
    const change = (text: string) =>
      text.replace(/shortTitle:\n {2}en: .*/, `shortTitle:\n  en: ${'a'.repeat(25)}`);
    expect(copy.sentencesAfter(erp, change)).toEqual([
      'content/products/ERP/index.yaml → shortTitle.en: has 25 characters, but must have at most 20; shorten it by 5.',
    ]);
  });

  test('a file that is not YAML', () => {
    const [first] = copy.sentencesAfter(erp, (text) => `${text}\n  - : [`);
    expect(first).toMatch(/^content\/products\/ERP\/index\.yaml → line \d+: is not YAML: /);
  });

  test.each([
    ['bg', 'did you mean "bn"?'],
    ['hindi', 'known here are en, bn.'],
  ])('words in a language that the site does not have: %s', (language, advice) => {
    expect(copy.sentencesAfterSetting(erp, `title.${language}`, 'Word')).toEqual([
      `content/products/ERP/index.yaml → title: has an unknown key "${language}"; ${advice}`,
    ]);
  });

  test('words that are not in the default language', () => {
    const [said] = copy.sentencesAfterSetting(erp, 'title', { bn: 'ইআরপি' });
    expect(said).toMatch(
      /^content\/products\/ERP\/index\.yaml → title\.en: is missing; please add it/,
    );
  });

  test('a translation without the placeholder of its original', () => {
    expect(copy.sentencesAfterSetting('labels/index.yaml', 'shown.bn', 'সব')).toEqual([
      'content/labels/index.yaml → shown.bn: lacks {count} of the text in en.',
    ]);
  });

  test('sample is yes or no', () => {
    expect(
      copy.sentencesAfter('company/index.yaml', (text) =>
        text.replace('sample: true', 'sample: maybe'),
      ),
    ).toEqual([
      'content/company/index.yaml → sample: must be true or false, but is the text "maybe".',
    ]);
    expect(
      copy.sentencesAfter('company/index.yaml', (text) =>
        text.replace('sample: maybe', 'sample: false'),
      ),
    ).toEqual([]);
  });

  test('an optional word that an editor emptied counts as absent', () => {
    expect(copy.sentencesAfterSetting('services/ai-ml/index.yaml', 'homeTitle', {})).toEqual([]);
  });
});
