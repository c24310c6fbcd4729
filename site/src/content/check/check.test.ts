import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
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

  test.each([
    'https://x.example/site//more',
    'https://x.example/?a=b',
    'https://x.example/#top',
    'https://user:secret@x.example',
  ])('an address of the site that is more than a host and a folder: %s', (url) => {
    expect(copy.sentencesAfterSetting('company/index.yaml', 'url', url)[0]).toContain(
      'content/company/index.yaml → url: must be https://, a host, and the folder the site stands in, if it does',
    );
  });

  test.each([
    'https://x.example/',
    'https://x.example/site',
    'https://x.example/site/',
    'https://X.example',
    'https://x.example:8443',
    'https://বাংলা.example',
  ])('the address %s is none', (url) => {
    const sentences = copy.sentencesAfterSetting('company/index.yaml', 'url', url);
    expect(sentences.filter((one) => one.includes('→ url:'))).toEqual([]);
  });

  test('enquiries that are kept for no whole number of days', () => {
    const change = (text: string) => text.replace('KeptDays: 730', 'KeptDays: 1.5');
    expect(copy.sentencesAfter('company/index.yaml', change)).toEqual([
      'content/company/index.yaml → enquiriesKeptDays: must be a whole number, but is the number 1.5: After how many days enquiries are deleted, a whole number from 30 to 36500.',
    ]);
  });

  test('enquiries that are kept for too many days', () => {
    const change = (text: string) => text.replace('KeptDays: 730', 'KeptDays: 36501');
    expect(copy.sentencesAfter('company/index.yaml', change)).toEqual([
      'content/company/index.yaml → enquiriesKeptDays: is 36501, but the number must be at most 36500.',
    ]);
  });

  const party = {
    name: 'Chat',
    origin: 'https://chat.example',
    allows: ['scripts'],
    script: 'https://chat.example/widget.js',
    consent: true,
    purpose: { en: 'A chat', bn: 'চ্যাট' },
  };
  test.each([
    [{ origin: 'https://*.chat.example' }, 'origin: must be https:// and one host'],
    [{ origin: 'http://chat.example' }, 'origin: must be https:// and one host'],
    [{ origin: 'https://chat.example/widget' }, 'origin: must be https:// and one host'],
    [{ origin: 'https://chat.example/' }, 'origin: must be https:// and one host'],
    [{ origin: '*' }, 'origin: must be https:// and one host'],
    [{ origin: 'https://other.example' }, 'script: must be at https://other.example'],
    [{ script: undefined }, 'consent: asks before a script is loaded'],
    [{ allows: ['frames'] }, 'allows: must have scripts'],
    [{ allows: ['everything'] }, 'allows, entry 1: is "everything", but must be "scripts" or'],
  ])('another company with %j', (change, problem) => {
    const list = [{ ...party, ...change }];
    const sentences = copy.sentencesAfterSetting('company/index.yaml', 'thirdParties', list);
    expect(sentences.join('\n')).toContain(
      `content/company/index.yaml → thirdParties, entry 1: ${problem}`,
    );
  });

  test('another company that is right is none', () => {
    expect(copy.sentencesAfterSetting('company/index.yaml', 'thirdParties', [party])).toEqual([]);
  });

  const figure = 'plans, entry 1: rent.price';
  test.each([
    [
      'plans.0.group',
      'shops',
      'plans, entry 1: group: is "shops", but must be "shop" or "school" or "health" or "office" or "website" or "own".',
    ],
    [
      'plans.0.rent.per',
      undefined,
      'plans, entry 1: rent.per: is missing; please add "month" or "year": How often it is paid.',
    ],
    [
      'plans.0.rent.price.base',
      1500.5,
      `${figure}.base: must be a whole number, but is the number 1500.5: What it costs at least, in taka.`,
    ],
    [
      'plans.0.rent.price.base',
      '1,500',
      `${figure}.base: must be a number, but is the text "1,500": What it costs at least, in taka.`,
    ],
    ['plans.0.rent.price.base', -1, `${figure}.base: is -1, but the number must be at least 0.`],
    [
      'plans.0.rent.price.included',
      2,
      `${figure}.steps, entry 1: above: is 1, but the first step must begin above 2: From how many on this price counts.`,
    ],
    [
      'plans.0.rent.price.steps.1.above',
      1,
      `${figure}.steps, entry 2: above: is 1, but each step must begin above the one before: From how many on this price counts.`,
    ],
    [
      'plans.0.period.steps.0.above',
      1,
      'plans, entry 1: period.steps, entry 1: above: is 1, but the first step must begin above 0: Above how many of its measure.',
    ],
    [
      'plans.0.period.steps.0.from',
      3,
      'plans, entry 1: period.steps, entry 1: to: is 2, but must be at least 3, the shortest time: At most so long.',
    ],
    [
      'plans.0.period.steps.2.to',
      4,
      'plans, entry 1: period.steps, entry 3: to: is 4, but must be at least 6, the shortest time: At most so long.',
      'plans, entry 1: period.steps, entry 3: to: must not be less than in the step before, which is smaller: At most so long.',
    ],
    ['plans.0.rent', undefined, 'plans, entry 1: has neither a rent nor a price; add one of them.'],
    [
      'payment.2',
      10,
      'payment: adds up to 90, but must add up to 100: How custom work is paid, in per cent: at signing, at trying, at handover.',
    ],
    [
      'plans.1.key',
      'POS',
      'plans, entry 2: key: is "POS", as of another entry; each needs one of its own: Its name in addresses, such as POS.',
    ],
    [
      'plans.1.key',
      'a till',
      'plans, entry 2: key: must be letters from A to Z, digits and hyphens only, such as POS; it is "a till".',
    ],
    [
      'plans.0.products.0',
      'POSS',
      'plans, entry 1: products, entry 1: names "POSS", which is not in content/products; did you mean POS?',
    ],
    [
      'plans.1.products',
      ['POS'],
      'plans, entry 2: products, entry 1: names "POS", which another plan prices, too; keep one of them.',
    ],
  ])('a price book where %s is %j', (at, value, ...problems) => {
    const file = 'prices/index.yaml';
    const change = (text: string) => {
      const document = parseDocument(text);
      const keys = at.split('.');
      if (value === undefined) document.deleteIn(keys);
      else document.setIn(keys, value);
      return document.toString();
    };
    const message = copy.sentencesAfter(file, change);
    expect(message).toEqual(problems.map((problem) => `content/${file} → ${problem}`));
  });

  test('a figure that the price book does not have', () => {
    const words = (rent: string, buy: string) => ({
      en: `From {${rent}}, {${buy}}`,
      bn: `{${rent}} থেকে, {${buy}}`,
    });
    const set = (rent: string, buy: string) =>
      copy.sentencesAfterSetting(erp, 'summary', words(rent, buy));
    expect(set('rent:POS', 'book:care')).toEqual([]);
    expect(set('rent:POX', 'cost:of-everything')).toEqual([
      expect.stringMatching(
        /ERP\/index\.yaml → summary\.en: has \{rent:POX\}, which is no figure of content\/prices; did you mean \{rent:POS\}\?$/,
      ),
      expect.stringMatching(/summary\.en: has \{cost:of-everything\}.*; it has \{rent:POS\}, /),
      expect.stringContaining('summary.bn: has {rent:POX}'),
      expect.stringContaining('summary.bn: has {cost:of-everything}'),
    ]);
  });

  test('a translation without the figure of its original', () => {
    const summary = { en: 'From {rent:POS}', bn: '{rent:ERP} থেকে' };
    expect(copy.sentencesAfterSetting(erp, 'summary', summary)).toEqual([
      `content/${erp} → summary.en: lacks {rent:ERP} of the text in bn.`,
      `content/${erp} → summary.bn: lacks {rent:POS} of the text in en.`,
    ]);
  });

  test('a term that is missing, and one that is not known', () => {
    const change = (text: string) =>
      text.replace('  warranty:', '  waranty:').replace('[support, ', '[suport, ');
    const message = copy.sentencesAfter('terms/index.yaml', change);
    expect(message).toEqual([
      'content/terms/index.yaml → entries.warranty: is missing; please add it: What is mended free of charge, and for how long.',
      'content/terms/index.yaml → entries: has an unknown key "waranty"; did you mean "warranty"?',
      expect.stringContaining('before.products, entry 1: is "suport", but must be "analysis" or '),
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

  test('more features than a page has room for', () => {
    const feature = (name: string) =>
      `  - icon: tabler:cash\n    title:\n      en: ${name}\n    description:\n      en: More of it.\n`;
    const withFeatures = (features: string) =>
      copy.sentencesAfter(erp, (text) => text.replace('compare:\n', `${features}compare:\n`));
    expect(withFeatures(feature('More'))).toEqual([]);
    expect(withFeatures(['A', 'B'].map(feature).join(''))).toEqual([
      'content/products/ERP/index.yaml → features: has 9 entries, but must have at most 8; remove 1.',
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
    const [message] = copy.sentencesAfterSetting(erp, 'title', { bn: 'ইআরপি' });
    expect(message).toMatch(
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
