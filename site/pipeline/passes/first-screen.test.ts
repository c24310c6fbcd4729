import { expect, test } from 'vitest';
import { joinStyles } from '../page.ts';
import { layerOrder } from '../style-sheet/layers.ts';
import { pageOf, siteOf } from '../testing.ts';
import { leaveFirstScreen } from './first-screen.ts';

const layered = (css: string) => `@layer ${layerOrder.join()};@layer section{${css}}`;

function parted(css: string, file: string) {
  const page = pageOf(
    `<html><head><style>${layered(css)}</style></head><body><astro-island><p class="bill"></p></astro-island></body></html>`,
    file,
  );
  const site = siteOf();
  leaveFirstScreen(page, site);
  joinStyles(page);
  const own = page.document.querySelector('style')?.rawText;
  return { own, later: site.files.get('screen'), html: page.document.toString() };
}

test('a demo keeps the styles of what stands in its HTML, and names the file of all others', () => {
  const { own, later, html } = parted(
    '.bill{top:0}.dialog{top:0}.bill:hover{top:1px}',
    'demos/till.html',
  );
  expect(own).toBe(layered('.bill{top:0}'));
  expect(later).toBe(layered('.dialog{top:0}.bill:hover{top:1px}'));
  expect(html).toContain('<astro-island data-styles="/_astro/screen.css">');
});

test('what would lose to a style that comes later comes again after it', () => {
  const { own, later } = parted('.paid{top:0}.bill{top:1px}', 'demos/till.html');
  expect(own).toBe(layered('.bill{top:1px}'));
  expect(later).toBe(layered('.paid{top:0}.bill{top:1px}'));
});

test('a page of the site has a first view of its own', () => {
  const { own, later } = parted('.bill{top:0}.dialog{top:0}', 'index.html');
  expect(own).toBe(layered('.bill{top:0}.dialog{top:0}'));
  expect(later).toBeUndefined();
});
