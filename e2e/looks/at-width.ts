import { defaultPathOf } from '@nokshi/forms/languages.ts';
import type { Page } from '@playwright/test';
import { excessOf } from '../whole-page.ts';
import { brokenRanges, cutSigns, holes, linksBelowTitles } from './cards.ts';
import { partedGroups, sameSides, withGrids, wrongColumns } from './columns.ts';
import { wordsBehind } from './thread.ts';
import { crampedBrowserFrame, hiddenSwitch, lostEmblem, textBeyondWindow } from './window-edges.ts';

/** Something that must not be on a page: the lines it answers with are faults. */
interface Look {
  readonly name: string;
  /** The pages, by their addresses in the default language; without it, all of them. */
  readonly pages?: readonly string[];
  readonly isAt?: (width: number) => boolean;
  readonly faults: (page: Page, path: string, width: number) => Promise<string[]>;
}

const everywhere = () => true;

const sewn = ['/', '/services', '/services/', '/products', '/products/', '/projects'];
const ornamented = [...sewn, '/about-us', '/contact', '/career', '/ready-products/', '/faq'];

/** How long a page is on a phone at most: longer, nobody reads to its end. */
const longest: Readonly<Record<string, number>> = {
  '/': 7500,
  '/services': 5000,
  '/thank-you': 1150,
};

const looks: readonly Look[] = [
  {
    name: 'scrolls sideways',
    faults: async (page) => {
      const excess = await excessOf(page);
      return excess > 0 ? [`by ${excess} px`] : [];
    },
  },
  {
    name: 'stands beside the left edge',
    pages: [...sewn, '/about-us', '/contact', '/career', '/book-a-demo', '/search'],
    isAt: (width) => width >= 360,
    faults: textBeyondWindow,
  },
  {
    name: 'lies on the Bangla word',
    pages: ornamented,
    faults: (page) => wordsBehind(page, 'ornament'),
  },
  { name: 'lies on the thread', pages: sewn, faults: (page) => wordsBehind(page, 'thread') },
  { name: 'cramps its frame', pages: ['/products/'], faults: crampedBrowserFrame },
  { name: 'hides the switch of the language', faults: hiddenSwitch },
  { name: 'has wrong columns', pages: withGrids, faults: wrongColumns },
  { name: 'loses its emblem', pages: ['/products/', '/services/'], faults: lostEmblem },
  {
    name: 'has pictures on the same side',
    pages: ['/services/'],
    isAt: (width) => width >= 1024,
    faults: sameSides,
  },
  { name: 'has a hole in a card', pages: ['/products'], faults: holes },
  { name: 'has a link below a title', pages: ['/products'], faults: linksBelowTitles },
  { name: 'cuts a sign', pages: ['/readyProducts'], faults: cutSigns },
  {
    name: 'breaks a range',
    pages: ['/sample-report'],
    isAt: (width) => width === 360,
    faults: brokenRanges,
  },
  {
    name: 'parts the footer',
    pages: ['/faq'],
    isAt: (width) => width >= 768,
    faults: partedGroups,
  },
  {
    name: 'is long',
    pages: Object.keys(longest),
    isAt: (width) => width === 360,
    faults: tooLong,
  },
];

/** How long a page and its footer are, where that is more than anybody reads. */
async function tooLong(page: Page): Promise<string[]> {
  const path = defaultPathOf(new URL(page.url()).pathname);
  const { whole, footer } = await page.evaluate(() => ({
    whole: document.documentElement.scrollHeight,
    footer: document.querySelector('body > footer')?.getBoundingClientRect().height ?? 0,
  }));
  return [
    ...(whole > (longest[path] ?? 0) ? [`${whole} px`] : []),
    ...(footer > 600 ? [`its footer ${footer} px`] : []),
  ];
}

/** A page of a family is meant by its folder, with a slash at the end. */
const isMeant = (path: string, pages: readonly string[]) =>
  pages.some((one) => (one.length > 1 && one.endsWith('/') ? path.startsWith(one) : path === one));

/** The fault of a page at the width that its window has. */
export async function faultsAtWidth(page: Page, path: string, width: number): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, pages, isAt = everywhere, faults: find } of looks) {
    if ((pages && !isMeant(path, pages)) || !isAt(width)) continue;
    for (const fault of await find(page, path, width))
      faults.push(`at ${width} px it ${name}: ${fault}`);
  }
  return faults;
}
