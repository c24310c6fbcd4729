import type { EntryLine } from '@nokshi/contract/content.ts';
import { expect, test } from 'vitest';
import { addressOfView, entriesOf, readContentView } from './content-view.ts';

const entry = (id: string, more: Partial<EntryLine> = {}): EntryLine => ({
  ...{ id, title: id, kind: id.split('/')[0] ?? '', picture: null, pages: [], state: 'published' },
  ...{
    changed: null,
    conflicts: 0,
    faults: 0,
    samples: 0,
    missing: 0,
    older: 0,
    found: '',
    foundAt: [],
  },
  ...more,
});

const idsOf = (address: string, entries: EntryLine[]) =>
  entriesOf(entries, readContentView(address)).map(({ id }) => id);

test('an address holds a view, and what it does not know is all', () => {
  const address = '/content?q=bKash+due&kind=products&show=missing&page=%2Fproducts%2FPOS';
  expect(addressOfView(readContentView(address.split('?')[1] ?? ''))).toBe(address);
  expect(addressOfView(readContentView('show=everything&kind='))).toBe('/content');
});

test('a page shows the same entries in either language, and in the draft', () => {
  const entries = [
    entry('products/POS', { pages: ['/products/POS', '/'] }),
    entry('team/rahim', { pages: ['/about-us'] }),
  ];
  expect(idsOf('page=/products/POS', entries)).toEqual(['products/POS']);
  expect(idsOf('page=/bn/products/POS', entries)).toEqual(['products/POS']);
  expect(idsOf('page=/bn', entries)).toEqual(['products/POS']);
  expect(idsOf('page=/desk/draft/about-us', entries)).toEqual(['team/rahim']);
  expect(idsOf('page=/desk/draft', entries)).toEqual(['products/POS']);
});

test('what was changed, has to be mended, is an example or lacks words', () => {
  const entries = [
    entry('products/POS', { state: 'removed' }),
    entry('products/ERP', { conflicts: 1 }),
    entry('team/rahim', { samples: 2 }),
    entry('team/karim', { missing: 1 }),
  ];
  expect(idsOf('show=changed', entries)).toEqual(['products/POS']);
  expect(idsOf('show=faults', entries)).toEqual(['products/ERP']);
  expect(idsOf('show=samples&kind=team', entries)).toEqual(['team/rahim']);
  expect(idsOf('show=missing&kind=products', entries)).toEqual([]);
});
