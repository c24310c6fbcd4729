import { afterAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { documented, RepositoryCopy } from './repository-copy.ts';

const copy = new RepositoryCopy();
afterAll(() => copy.remove());

type Entry = Record<string, unknown>;
type Words = { en: string; bn: string };

/** Changes an entry as an editor does who has copied its folder. */
const renamed = (title: Words, changes: (entry: Entry) => Entry) => (text: string) => {
  const entry = parse(text) as Entry;
  const own = {
    title,
    // The original is found under that one.
    metaTitle: undefined,
    metaDescription: {
      en: `All that there is to say of ${title.en}.`,
      bn: `${title.bn} নিয়ে যা বলার আছে, সব এখানে।`,
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
  expect([...copy.edited].sort()).toEqual(documented('A service with two blocks').sort());
});

it('with one more service, product and gallery the site builds, and the tests of it hold', async () => {
  copy.addLike(
    'content/products/POS/index.yaml',
    'content/products/INV/index.yaml',
    renamed({ en: 'Inventory Management System', bn: 'মজুত ব্যবস্থাপনা' }, () => ({
      shortTitle: { en: 'Inventory', bn: 'মজুত' },
    })),
  );
  copy.addLike('content/products/POS/picture/src.png', 'content/products/INV/picture/src.png');
  copy.edit('content/products/order.yaml', '  - RMS', '  - RMS\n  - INV');
  copy.addLike(
    'content/galleries/crm/index.yaml',
    'content/galleries/clinic-websites/index.yaml',
    renamed({ en: 'Clinic Websites', bn: 'ক্লিনিকের ওয়েবসাইট' }, ({ cards }) => ({
      cards: (cards as Entry[]).map((card) => ({
        ...card,
        title: { en: 'Shusthota Clinic', bn: 'সুস্থতা ক্লিনিক' },
      })),
    })),
  );
  const picture = 'cards/0/picture/src.png';
  copy.addLike(`content/galleries/crm/${picture}`, `content/galleries/clinic-websites/${picture}`);
  copy.edit('content/galleries/order.yaml', '  - crm\n', '  - crm\n  - clinic-websites\n');

  await copy.build();
  await copy.run(
    'site/src/content/**/*.test.ts',
    'site/src/routes/*.test.ts',
    'site/src/seo/*.test.ts',
    'site/src/search/*.test.ts',
  );
  await copy.journey('routes', 'catalogue');
}, 240_000);
