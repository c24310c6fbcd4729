import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { afterAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { documented, RepositoryCopy } from '../scripts/repository-copy.ts';

const copy = new RepositoryCopy();
afterAll(() => copy.remove());

/** What one person keeps in mind of a change. */
const mostFiles = 5;

/** @param named the name of a file in this walk, where docs/changing.md leaves it open */
function expectDocumented(heading: string, named = (file: string) => file) {
  const files = documented(heading).map(named).sort();
  expect(copy.takeEdited()).toEqual(files);
  expect(files.length).toBeLessThanOrEqual(mostFiles);
}

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

/** The Latin letters of the Bangla headings: of a package that is there. */
const otherFont = '@fontsource/anek-bangla/files/anek-bangla-latin-700-normal.woff2';

const migrations = 'server/src/ledger/database/migrations';

const book = 'content/prices/index.yaml';

/** What renting the first plan costs at least: in the book, and with VAT as people and programs read it. */
const rentOfTill = {
  was: { book: 1500, en: '1,575', bn: '১,৫৭৫', plain: 1575 },
  is: { book: 1980, en: '2,079', bn: '২,০৭৯', plain: 2079 },
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
      // What is handed over when goes by a price of its own.
      course: undefined,
    })),
  );
  for (const picture of ['picture', 'blocks/0/picture', 'blocks/1/picture']) {
    copy.addLike(`content/services/hosting/${picture}/src.png`, `${service}/${picture}/src.png`);
  }
  copy.edit(book, '      - networking\n', '      - networking\n      - cyber-security\n');
  expectDocumented('A service with two blocks');
});

it('a product and a gallery are added in the same way', () => {
  copy.addLike(
    'content/products/POS/index.yaml',
    'content/products/INV/index.yaml',
    renamed({ en: 'Inventory Management System', bn: 'মজুত ব্যবস্থাপনা' }, ({ features }) => ({
      shortTitle: { en: 'Inventory', bn: 'মজুত' },
      features: (features as { picture?: unknown }[]).map(({ picture: _, ...own }) => own),
    })),
  );
  copy.addLike('content/products/POS/picture/src.png', 'content/products/INV/picture/src.png');
  copy.edit(book, '      - RMS\n', '      - RMS\n      - INV\n');
  copy.addLike(
    'content/galleries/crm/index.yaml',
    'content/galleries/farm-machines/index.yaml',
    renamed({ en: 'Farm Machines', bn: 'কৃষিযন্ত্র' }, () => ({})),
  );
  const picture = 'cards/0/picture/src.png';
  copy.addLike(`content/galleries/crm/${picture}`, `content/galleries/farm-machines/${picture}`);
  copy.edit(book, '      - crm\n', '      - crm\n      - farm-machines\n');
  copy.takeEdited();
});

it('a demo takes what docs/changing.md lists, and nothing else', () => {
  copy.addLike('showroom/demos/langol/demo.yaml', 'showroom/demos/kaste/demo.yaml', (text) =>
    stringify({ ...(parse(text) as Entry), title: { en: 'Kaste', bn: 'কাস্তে' } }),
  );
  const gallery = 'content/galleries/farm-machines/index.yaml';
  copy.edit(gallery, '    demo: langol', '    demo: kaste');
  expectDocumented('A demo', (file) =>
    file.replace('<name>', 'kaste').replace('<gallery>', 'farm-machines'),
  );
});

/** Demos whose logo is their drawn name, copied without it. */
const typedDemos = [
  { like: 'lal-sutli', name: 'nil-deyal', title: { en: 'Nil Deyal', bn: 'নীল দেয়াল' } },
  { like: 'dhorla', name: 'bhorer-dak', title: { en: 'Bhorer Dak', bn: 'ভোরের ডাক' } },
];

it('a copied till and a copied paper are files and cards, too', () => {
  const gallery = 'content/galleries/farm-machines';
  for (const [index, { like, name, title }] of typedDemos.entries()) {
    copy.addLike(`showroom/demos/${like}/demo.yaml`, `showroom/demos/${name}/demo.yaml`, (text) => {
      const { logo, ...data } = parse(text) as Entry;
      expect(logo).toBeDefined();
      return stringify({ ...data, title });
    });
    const picture = (card: number) => `cards/${card}/picture/src.png`;
    copy.addLike(`${gallery}/${picture(0)}`, `${gallery}/${picture(index + 1)}`);
    copy.rewrite(`${gallery}/index.yaml`, (text) => {
      const entry = parse(text) as { cards: Entry[] };
      const alt = { en: `The first screen of ${title.en}`, bn: `${title.bn}: প্রথম স্ক্রিন` };
      const card = { ...entry.cards[0], title, demo: name };
      entry.cards.push({ ...card, picture: { src: picture(index + 1), alt } });
      const credentials = [{ role: 'Admin', username: 'admin@farm.example', password: 'demo1234' }];
      return stringify({ ...entry, credentials });
    });
  }
  copy.takeEdited();
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
  expectDocumented('An opening', (file) => file.replace('<name>', 'tester'));
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
  copy.edit('content/pages/privacy-policy/index.yaml', 'number, subject', 'number, city, subject');

  expectDocumented('A form field');
});

it('a column of the ledger takes what docs/changing.md lists, and nothing else', () => {
  copy.addLike(`${migrations}/015-offer.ts`, `${migrations}/998-domain.ts`, (text) =>
    text
      .replace(
        /\/\*\*.*\*\//,
        '/** Of the address that a visitor writes from: who are of one company. */',
      )
      .replaceAll(/\boffer\b/g, 'domain'),
  );
  copy.edit(
    'server/src/ledger/schema.ts',
    'type ListedColumns = {\n',
    'type ListedColumns = {\n  /** What stands behind the @ of its email address. */\n  domain: Generated<string>;\n',
  );
  copy.edit(
    'server/src/ledger/enquiries/keep.ts',
    '        language: languageOfPath(enquiry.page),\n',
    "        language: languageOfPath(enquiry.page),\n        domain: enquiry.email.split('@')[1] ?? '',\n",
  );
  expectDocumented('A column of the ledger');
});

it('a brand colour takes what docs/changing.md lists, and nothing else', () => {
  copy.edit('content/company/index.yaml', '  accentHue: 75\n', '  accentHue: 75\n  leafHue: 150\n');
  copy.edit(
    'site/src/content/schemas/company.ts',
    '    accentHue: hue',
    "    leafHue: hue.describe('Hue of guarantees, 0 to 360'),\n    accentHue: hue",
  );
  copy.edit(
    'content/editor/index.yaml',
    '\n  accentHue:\n',
    '\n  leafHue:\n    label:\n      en: Hue of guarantees\n      bn: নিশ্চয়তার রং\n  accentHue:\n',
  );
  copy.edit(
    'site/src/styles/tokens.css',
    '  --white: oklch(1 0 0);\n',
    '  --white: oklch(1 0 0);\n  --leaf: light-dark(oklch(0.45 0.1 var(--leaf-hue)), oklch(0.85 0.1 var(--leaf-hue)));\n',
  );
  expectDocumented('A brand colour');
});

it('a section of the home page takes what docs/changing.md lists, and nothing else', () => {
  copy.edit(
    'content/pages/home/index.yaml',
    '\nclosing:\n',
    `
guarantee:
  title:
    en: Back with every row
    bn: সব সারি নিয়েই ফেরা
  text:
    en: Whoever leaves us takes all data along, in files that any spreadsheet opens.
    bn: আমাদের ছেড়ে গেলে সব তথ্য সঙ্গে যায়, এমন ফাইলে যা যেকোনো স্প্রেডশিটে খোলে।
closing:
`,
  );
  copy.edit(
    'site/src/content/schemas/pages/home.ts',
    '  closing: titledText',
    '  guarantee: titledText(60, 200),\n  closing: titledText',
  );
  const section = 'site/src/sections/Guarantee';
  copy.addLike(
    'site/src/sections/MissionVision.tsx',
    `${section}.tsx`,
    () => `import type { Text } from '../content/text.ts';
import { Section } from '../ui/Section.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './Guarantee.module.css';

/** What the company promises, in two lines. */
export function Guarantee({ title, text }: { title: Text; text: Text }) {
  return (
    <Section background="soft" heading="guarantee">
      <h2 id="guarantee">{textNode(title)}</h2>
      <p className={styles.text}>{textNode(text)}</p>
    </Section>
  );
}
`,
  );
  copy.addLike(
    'site/src/sections/MissionVision.module.css',
    `${section}.module.css`,
    () => '.text {\n  margin-top: var(--space-4);\n  color: var(--leaf);\n}\n',
  );
  const home = 'site/src/pages/[...lang]/index.astro';
  copy.edit(home, '  <Closing', '  <Guarantee {...page.guarantee} />\n  <Closing');
  copy.edit(
    home,
    'import { Hero } from',
    "import { Guarantee } from '../../sections/Guarantee.tsx';\nimport { Hero } from",
  );
  expectDocumented('A section of the home page', (file) => file.replace('<Name>', 'Guarantee'));
});

it('a seventh slide takes what docs/changing.md lists, and nothing else', () => {
  copy.addLike('content/slides/4-pos/index.yaml', 'content/slides/7-farm/index.yaml', (text) =>
    stringify({ ...(parse(text) as Entry), title: { en: 'Farms, row by row', bn: 'খেতের হিসাব' } }),
  );
  copy.addLike('content/slides/4-pos/picture/src.png', 'content/slides/7-farm/picture/src.png');
  expectDocumented('A slide', (file) => file.replace('<name>', '7-farm'));
});

it('a page of sections that are there takes what docs/changing.md lists, and nothing else', () => {
  const title = { en: 'Leaving us', bn: 'ছেড়ে যাওয়া' };
  const description = {
    en: 'How a company that leaves us takes its data along, and what we do then.',
    bn: 'কেউ আমাদের ছেড়ে গেলে তথ্য কীভাবে সঙ্গে নেন, আর তখন আমরা কী করি।',
  };
  copy.addLike('content/pages/terms/index.yaml', 'content/pages/leaving/index.yaml', (text) =>
    stringify({ ...(parse(text) as Entry), title, meta: { title, description } }),
  );
  copy.edit('site/src/content/schemas/pages.ts', '  terms,\n', '  terms,\n  leaving: terms,\n');
  copy.edit(
    'site/src/routes/routes.ts',
    "  terms: listed('/terms'),\n",
    "  terms: listed('/terms'),\n  leaving: listed('/leaving-us'),\n",
  );
  const pages = 'site/src/pages/[...lang]';
  copy.addLike(`${pages}/terms.astro`, `${pages}/leaving-us.astro`, (text) =>
    text
      .replace("pageWords('terms'", "pageWords('leaving'")
      .replace('route="terms"', 'route="leaving"'),
  );
  const link = stringify([{ label: title, href: '/leaving-us' }]);
  copy.rewrite(
    'content/navigation/index.yaml',
    (text) => `${text}${link.replaceAll(/^/gm, '  ').trimEnd()}\n`,
  );
  expectDocumented('A page', (file) =>
    file.replace('<name>', 'leaving').replace('<path>', 'leaving-us'),
  );
});

it('another font takes what docs/changing.md lists, and nothing else', () => {
  copy.edit(
    'site/src/styles/font-files.ts',
    `    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    onPages: { variationAxes: { wght: 700, opsz: 48, wdth: 96 } },
    inPictures: { variationAxes: { wght: 700, opsz: 48, wdth: 96 } },
`,
    `    file: '${otherFont}',
    onPages: {},
    inPictures: {},
`,
  );
  copy.edit('site/src/styles/fallback-fonts.css', '  size-adjust: 94.17%;', '  size-adjust: 91%;');
  expectDocumented('A font');
});

it('a price takes what docs/changing.md lists, and nothing else', () => {
  const { was, is } = rentOfTill;
  copy.edit(book, `        base: ${was.book}\n`, `        base: ${is.book}\n`);
  expectDocumented('A price');
});

it('a third language takes its line in the list and words in content/, and nothing else', () => {
  copy.edit(
    'forms/src/languages.ts',
    '\n} as const satisfies',
    "\n  de: { name: 'Deutsch', locale: 'de-DE', openGraph: 'de_DE', script: 'Latn', leading: 1.5, takaLocale: 'de-DE', fullStop: '.' },\n} as const satisfies",
  );
  copy.edit('content/languages.json', '"bn"', '"bn", "de"');
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
    'walks/in-copy/domain-column.ts',
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
  const pages = ['faq', 'products', 'readyProducts'];
  expect(having(priced(rentOfTill.is))).toEqual(
    expect.arrayContaining([
      'llms.txt',
      'bn/llms.txt',
      ...pages.flatMap((page) => [`${page}.html`, `bn/${page}.html`]),
    ]),
  );
});

const builtFile = (file: string) => copy.built(file);
const styleSheets = () =>
  readdirSync(join(copy.directory, 'site/dist/_astro'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => builtFile(`_astro/${file}`));

it('demos whose logo is left out have their names in type', () => {
  for (const { name, title } of typedDemos) {
    const page = builtFile(`bn/demos/${name}.html`);
    expect(page).toMatch(new RegExp(`<header[^]*?<span class="\\w+">${title.bn}</span>`, 'u'));
  }
});

it('the home page has the section in its colour, and a seventh slide, which the controls count', () => {
  for (const page of ['index.html', 'bn.html', 'de.html']) {
    const home = builtFile(page);
    expect(home, page).toContain('id="guarantee"');
    expect(home, page).toContain('--leaf-hue:150');
    expect(home.match(/<button[^>]* data-stitch/g), page).toHaveLength(7);
    expect(home.match(/<div[^>]* role="group"/g), page).toHaveLength(7);
  }
  expect(builtFile('index.html')).toContain('Farms, row by row');
  expect(builtFile('index.html')).toContain('aria-label="Slide 7 of 7"');
  expect(styleSheets().join('')).toMatch(/color:var\(--leaf\)/);
});

it('the new page is built in each language, and the foot of every page leads there', () => {
  for (const [file, path] of [
    ['leaving-us.html', '/leaving-us'],
    ['bn/leaving-us.html', '/bn/leaving-us'],
    ['de/leaving-us.html', '/de/leaving-us'],
  ] as const) {
    expect(builtFile(file)).toContain(`<h1 id="page-title"`);
    expect(builtFile(file.replace('leaving-us', 'faq'))).toContain(`href="${path}"`);
    expect(builtFile('sitemap-0.xml')).toContain(`nokshi.example${path}<`);
  }
});

it('headings are set in the other font', async () => {
  const [, address = ''] =
    /font-family:"Latin heading[^}]*url\("?([^)"]+\.woff2)/.exec(builtFile('index.html')) ?? [];
  const sent = readFileSync(join(copy.directory, 'site/dist', address));
  const font = await subsetFont(sent, 'A', { targetFormat: 'truetype' });
  expect(font.includes(Buffer.from('Anek Bangla', 'utf16le').swap16())).toBe(true);
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

it('a company with none of what is optional has a site on which nothing leads nowhere', async () => {
  copy.edit(
    'content/company/index.yaml',
    'without: []',
    'without: [projects, ready-products, price, book-a-demo, career]',
  );
  for (const folder of ['clients', 'offices']) {
    const full = join(copy.directory, 'content', folder);
    rmSync(full, { recursive: true });
    mkdirSync(full);
    writeFileSync(join(full, 'order.yaml'), 'entries: []\n');
  }
  await copy.build();
  const gone = ['/price', '/career', '/projects', '/readyProducts', '/book-a-demo', '/demos'];
  expect(gone.filter((path) => copy.isBuilt(path))).toEqual([]);
  expect(copy.danglingLinks()).toEqual([]);
  for (const list of ['sitemap-0.xml', 'llms.txt', 'pages.json', 'search-index.json']) {
    expect(builtFile(list), list).not.toMatch(
      /\/(?:price|career|projects|ready-?products|demos)\b/i,
    );
  }
  expect(builtFile('products/POS.html')).toContain('By agreement');
});
