import { expect, test } from 'vitest';
import { joinStyles } from '../page.ts';
import { pageOf, siteOf } from '../testing.ts';
import { splitDeskStyles, splitScreenStyles } from './split-styles.ts';

const isForeign = (name: string) => name.startsWith('x');
const scripts = {
  'Till.js': 'import("./Later.js");const a={row:"xa"};read("--said")',
  'Later.js': `const b={sum:"xb xc"},c=(more)=>\`xe \${more} xf\``,
};
const demo = (css: string, scripts = '/_astro/Till.js') =>
  `<html lang="en"><head><style>${css}</style></head><astro-island component-url="/_astro/Till.js" data-scripts="${scripts}"><p class="xd"></p></astro-island></html>`;

/** The styles of a demo's page and those that it fetches later. */
function parted(css: string, scriptsAtOnce?: string) {
  const page = pageOf(demo(css, scriptsAtOnce), 'demos/till.html');
  const site = siteOf(scripts);
  splitScreenStyles(isForeign)(page, site);
  joinStyles(page);
  const html = page.document.querySelector('html');
  return {
    own: page.document.querySelector('style')?.rawText,
    later: site.files.get('later'),
    named: html?.getAttribute('data-later-styles'),
  };
}

test('a demo keeps the styles of what it shows at once, and later screens fetch theirs', () => {
  const css = '.a{top:0}.xa{top:0}.xb{top:0}.xd{top:0}.xz{top:0}';
  expect(parted(css)).toEqual({
    own: '.a{top:0}.xa{top:0}.xd{top:0}',
    later: '.xb{top:0}',
    named: '/_astro/later.css',
  });
});

test('a class that a script joins with others is one of its own', () => {
  expect(parted('.xe{top:0}.xf{top:0}.xg{top:0}').later).toBe('.xe{top:0}.xf{top:0}');
});

test('a part that is fetched at once has its styles in the page', () => {
  expect(parted('.xa{top:0}.xb{top:0}', '/_astro/Till.js /_astro/Later.js')).toMatchObject({
    own: '.xa{top:0}.xb{top:0}',
    later: undefined,
  });
});

test('a rule stays that holds for something else as well', () => {
  const css = '.xz,.a{top:0}.a:not(.xz){top:0}.a:is(.xz,.b) p{top:0}@keyframes xz{to{top:0}}';
  expect(parted(css)).toEqual({ own: css, later: undefined, named: undefined });
});

test('rules in conditions are parted like others', () => {
  const css = '@media (width>=1px){.xa{top:0}.xb{top:0}}';
  expect(parted(css)).toMatchObject({
    own: '@media (width>=1px){.xa{top:0}}',
    later: '@media (width>=1px){.xb{top:0}}',
  });
});

test('a property of the root stays that a rule of either or a script reads', () => {
  const css =
    ':root{--now:1;--soon:2;--said:3;--lost:4}.xa{order:var(--now)}.xb{order:var(--soon)}';
  expect(parted(css).own).toBe(':root{--now:1;--soon:2;--said:3}.xa{order:var(--now)}');
});

test('the desk leaves the styles of its later rooms to a file', () => {
  const page = pageOf(
    '<html><head><style>.a{top:0}.xa .b{top:0}</style></head></html>',
    'desk.html',
  );
  const site = siteOf();
  splitDeskStyles(isForeign)(page, site);
  joinStyles(page);
  expect(page.document.querySelector('style')?.rawText).toBe('.a{top:0}');
  expect(site.files.get('desk-later')).toBe('.xa .b{top:0}');
});
