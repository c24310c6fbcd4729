import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { documented, RepositoryCopy } from '../toolchain/repository-copy.ts';

const copy = new RepositoryCopy();
afterAll(() => copy.remove());

type Entry = Record<string, unknown>;
type Words = { en: string; bn: string };

/** Words as they would be once somebody translated them. */
function translated(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(translated);
  if (typeof part !== 'object' || part === null) return part;
  if ('en' in part) return { ...part, de: `De ${part.en}` };
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, translated(inner)]));
}

const photographer = 'Rahim of Paltan';

const migrations = 'server/src/ledger/database/migrations';

const book = 'content/prices/index.yaml';

/** What renting the first plan costs at least, as people and programs read it. */
const rentOfTill = {
  was: { en: '1,500', bn: '১,৫০০', plain: 1500 },
  is: { en: '1,987', bn: '১,৯৮৭', plain: 1987 },
};

/** A price in a page, in a file for programs, and in structured data. */
const priced = ({ en, bn, plain }: (typeof rentOfTill)['is']) =>
  new RegExp(`৳\\s?${en}(?![\\d,.])|৳\\s?${bn}(?![০-৯,.])|rice":${plain}\\b`, 'u');

const translatedEntries = [
  'content/forms/index.yaml',
  'content/pages/contact/index.yaml',
  'content/services/hosting/index.yaml',
];

/** Changes an entry as an editor does who has copied its folder. */
const renamed = (title: Words, changes: (entry: Entry) => Entry) => (text: string) => {
  const entry = parse(text) as Entry;
  const own = {
    title,
    // The original is found under that one.
    metaTitle: undefined,
    metaDescription: {
      en: `All that there is to say of ${title.en}.`,
      bn: `${title.bn} নিয়ে যা যা বলার আছে, সবই এই এক পাতায় লেখা আছে।`,
    },
    closing: {
      title: { en: `What of ${title.en}?`, bn: `${title.bn} নিয়ে কী জানতে চান?` },
      text: { en: 'Tell us in a line.', bn: 'এক লাইনে লিখুন।' },
    },
  };
  return stringify({ ...entry, ...own, ...changes(entry) });
};

it('a service with two blocks takes what docs/changing.md lists, and nothing else', async () => {
  const service = 'content/services/cyber-security';
  copy.addLike(
    'content/services/hosting/index.yaml',
    `${service}/index.yaml`,
    renamed({ en: 'Cyber Security', bn: 'সাইবার নিরাপত্তা' }, ({ blocks }) => ({
      blocks: (blocks as unknown[]).slice(0, 2),
    })),
  );
  for (const picture of ['picture', 'blocks/0/picture', 'blocks/1/picture']) {
    copy.addLike(`content/services/hosting/${picture}/src.png`, `${service}/${picture}/src.png`);
  }
  copy.edit('content/services/order.yaml', '  - networking', '  - networking\n  - cyber-security');
  copy.edit(book, '      - networking\n', '      - networking\n      - cyber-security\n');
  expect(copy.takeEdited()).toEqual(documented('A service with two blocks').sort());
});

it('a product and a gallery are added in the same way', () => {
  copy.addLike(
    'content/products/POS/index.yaml',
    'content/products/INV/index.yaml',
    renamed({ en: 'Inventory Management System', bn: 'মজুত ব্যবস্থাপনা' }, () => ({
      shortTitle: { en: 'Inventory', bn: 'মজুত' },
    })),
  );
  copy.addLike('content/products/POS/picture/src.png', 'content/products/INV/picture/src.png');
  copy.edit('content/products/order.yaml', '  - RMS', '  - RMS\n  - INV');
  copy.edit(book, '      - RMS\n', '      - RMS\n      - INV\n');
  copy.addLike(
    'content/galleries/crm/index.yaml',
    'content/galleries/farm-machines/index.yaml',
    renamed({ en: 'Farm Machines', bn: 'কৃষিযন্ত্র' }, () => ({})),
  );
  const picture = 'cards/0/picture/src.png';
  copy.addLike(`content/galleries/crm/${picture}`, `content/galleries/farm-machines/${picture}`);
  copy.edit('content/galleries/order.yaml', '  - crm\n', '  - crm\n  - farm-machines\n');
  copy.edit(book, '      - crm\n', '      - crm\n      - farm-machines\n');
  copy.takeEdited();
});

it('a demo takes what docs/changing.md lists, and nothing else', () => {
  copy.addLike('showroom/demos/langol/demo.yaml', 'showroom/demos/kaste/demo.yaml', (text) =>
    stringify({ ...(parse(text) as Entry), title: { en: 'Kaste', bn: 'কাস্তে' } }),
  );
  const gallery = 'content/galleries/farm-machines/index.yaml';
  copy.edit(gallery, '    demo: langol', '    demo: kaste');
  const places = documented('A demo').map((file) =>
    file.replace('<name>', 'kaste').replace('<gallery>', 'farm-machines'),
  );
  expect(copy.takeEdited()).toEqual(places.sort());
});

it('an opening takes what docs/changing.md lists, and nothing else', () => {
  copy.addLike(
    'content/openings/software-engineer/index.yaml',
    'content/openings/tester/index.yaml',
    (text) =>
      stringify({
        ...(parse(text) as Entry),
        sample: false,
        title: { en: 'Software Tester', bn: 'সফটওয়্যার টেস্টার' },
        closes: '2999-12-31',
      }),
  );
  copy.edit(
    'content/openings/order.yaml',
    '  - software-engineer',
    '  - software-engineer\n  - tester',
  );
  const places = documented('An opening').map((file) => file.replace('<name>', 'tester'));
  expect(copy.takeEdited()).toEqual(places.sort());
});

it('a photograph with the place where it was taken is put where a drawn portrait was', async () => {
  const member = 'content/team/shafqat-nayeem';
  copy.edit(`${member}/index.yaml`, 'picture/src.svg', 'picture/src.jpg');
  const background = '#26215f';
  const photograph = sharp({ create: { width: 900, height: 900, channels: 3, background } });
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '23/1 43/1 5580/100' };
  writeFileSync(
    join(copy.directory, member, 'picture/src.jpg'),
    await photograph
      .withExif({ IFD0: { Artist: photographer }, IFD3: place })
      .jpeg()
      .toBuffer(),
  );
  copy.takeEdited();
});

// The build checks the content; the tests of that check make mistakes in entries that are there already.
it('the tests of the site hold with all that was added', async () => {
  await copy.run(
    'site/src/content/*.test.ts',
    'site/src/routes/*.test.ts',
    'site/src/seo/*.test.ts',
    'site/src/search/*.test.ts',
  );
});

it('a new contact field takes what docs/changing.md lists, and nothing else', () => {
  copy.edit(
    'forms/src/fields.ts',
    '\n} as const satisfies',
    "\n  city: { kind: 'line', max: 60, autoComplete: 'address-level2' },\n} as const satisfies",
  );
  copy.edit(
    'forms/src/forms.ts',
    '      message: { required',
    '      city: {},\n      message: { required',
  );
  copy.edit(
    'content/forms/index.yaml',
    '\nfields:\n',
    `
fields:
  city:
    label:
      en: Your city
    missing:
      en: Please write your city.
    tooLong:
      en: Please keep the city under {max} characters.
`,
  );
  copy.edit(
    'content/forms/index.yaml',
    '\n  fields:\n',
    '\n  fields:\n    city:\n      en: The city the visitor works in\n',
  );
  copy.edit(
    'content/editor/index.yaml',
    '\nfields:\n',
    '\nfields:\n  fields.city:\n    label:\n      en: City\n',
  );
  copy.addLike(
    `${migrations}/006-pause.ts`,
    `${migrations}/999-city.ts`,
    () => `import type { Kysely } from 'kysely';
import type { LedgerMigration } from './ledger-migration.ts';

export const city: LedgerMigration = {
  adds: true,
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('enquiries')
      .addColumn('city', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
`,
  );
  copy.edit(
    `${migrations}/migrations.ts`,
    "import type { LedgerMigration } from './ledger-migration.ts';\n",
    "import { city } from './999-city.ts';\nimport type { LedgerMigration } from './ledger-migration.ts';\n",
  );
  copy.edit(`${migrations}/migrations.ts`, '\n};\n', "\n  '999-city': city,\n};\n");
  copy.edit('content/pages/privacy-policy/index.yaml', 'number, subject', 'number, city, subject');

  expect(copy.takeEdited()).toEqual(documented('A form field').sort());
});

it('a price takes what docs/changing.md lists, and nothing else', () => {
  const { was, is } = rentOfTill;
  copy.edit(book, `        base: ${was.plain}\n`, `        base: ${is.plain}\n`);
  expect(copy.takeEdited()).toEqual(documented('A price'));
});

it('a third language takes its line in the list and words in content/, and nothing else', () => {
  copy.edit(
    'forms/src/languages.ts',
    '\n} as const satisfies',
    "\n  de: { name: 'Deutsch', locale: 'de-DE', openGraph: 'de_DE', script: 'Latn', leading: 1.5, takaLocale: 'de-DE', fullStop: '.' },\n} as const satisfies",
  );
  for (const entry of translatedEntries) {
    copy.rewrite(entry, (text) => stringify(translated(parse(text))));
  }
  const [list, ...words] = documented('A language');
  expect(list).toBe('forms/src/languages.ts');
  expect(words).toEqual(['content/']);
  expect(copy.takeEdited().filter((file) => !file.startsWith('content/'))).toEqual([list]);
});

it('no type stands in the way of all that', () => copy.checkTypes());

it('the site with all of it builds, is whole in each language, and asks for the city', async () => {
  await copy.build();
  await copy.run(
    'walks/in-copy/third-language.ts',
    'walks/in-copy/pages-in-german.ts',
    'walks/in-copy/city-field.ts',
    'server/src/**/csv.test.ts',
  );
  await copy.journey('routes', 'entries', 'galleries', 'published-files', 'showroom/tours');
});

it('a price that was changed in the book is another one wherever it stands', () => {
  const dist = join(copy.directory, 'site/dist');
  // What demos sell has prices of its own.
  const told = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:html|json|txt|xml)$/.test(file) && !file.includes('demos/'),
  );
  const having = (figure: RegExp) =>
    told.filter((file) => figure.test(readFileSync(join(dist, file), 'utf8')));
  expect(having(priced(rentOfTill.was))).toEqual([]);
  const pages = ['faq', 'products', 'products/POS', 'readyProducts', 'ready-products/pos-software'];
  expect(having(priced(rentOfTill.is))).toEqual(
    expect.arrayContaining([
      'llms.txt',
      'bn/llms.txt',
      ...pages.flatMap((page) => [`${page}.html`, `bn/${page}.html`]),
    ]),
  );
});

it('the page of the career shows the opening, and not the example that it was copied from', () => {
  const page = readFileSync(join(copy.directory, 'site/dist/career.html'), 'utf8');
  expect(page).toContain('Software Tester');
  expect(page).not.toContain('Software Engineer');
});

it('the page shows the photograph, and no file tells where or by whom it was taken', () => {
  const dist = join(copy.directory, 'site/dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const telling = files.filter((file) => readFileSync(file).includes(photographer));
  expect(telling).toEqual([]);
  const portrait = /<picture[^>]*>(?:(?!<\/picture>).)*alt="Drawn portrait of Shafqat Nayeem/s;
  const [shown = ''] = portrait.exec(readFileSync(join(dist, 'about-us.html'), 'utf8')) ?? [];
  const asked = shown.match(/\/_astro\/[\w.-]+\.(?:avif|webp)/g) ?? [];
  expect(asked.length).toBeGreaterThan(1);
  for (const address of asked) expect(files).toContain(join(dist, address));
});
