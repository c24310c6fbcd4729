import { expect, test } from 'vitest';
import { pageNames } from './page-names.ts';

const entry = (id: string, title: string, pages: string[]) => ({
  ...{ id, title, pages, kind: id.split('/')[0] ?? '', picture: null, state: 'published' as const },
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
});

test('a page is called as the entry that stands on it alone, not as what it shows, too', () => {
  const names = pageNames([
    entry('pages/home', 'Home', ['/']),
    entry('products/POS', 'POS', ['/products/POS', '/']),
    entry('singles/company', 'Company', ['/', '/about-us']),
  ]);
  expect([...names]).toEqual([
    ['/', 'Home'],
    ['/products/POS', 'POS'],
  ]);
});
