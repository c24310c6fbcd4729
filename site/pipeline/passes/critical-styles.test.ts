import { expect, test } from 'vitest';
import { joinStyles } from '../page.ts';
import { layerOrder } from '../style-sheet/layers.ts';
import { pageOf, siteOf } from '../testing.ts';
import { inlineCriticalStyles } from './critical-styles.ts';

const body =
  '<header class="bar"></header><main><section class="hero"><p>Hello</p></section><section class="later both"></section></main><footer></footer>';

/** Letters that no compression makes fewer, so that the styles of a page don't come in its first flight. */
const long = `<p>${Array.from({ length: 20_000 }, (_, index) => Math.floor((index * 7919 + 13) ** 1.7 % 65_000).toString(36)).join('')}</p>`;

/** The page’s own style, the files, and the page. */
function done(css: string, content: string, scripts: Readonly<Record<string, string>> = {}) {
  const page = pageOf(
    `<html lang="bn"><head><style>${css}</style></head><body>${content}</body></html>`,
  );
  const site = siteOf(scripts);
  inlineCriticalStyles(page, site);
  joinStyles(page);
  const own = page.document.querySelector('style')?.rawText;
  const html = page.document.toString();
  return { own, frame: site.files.get('shell'), rest: site.files.get('page'), html };
}

/** A page that is too long for one flight of packets. */
const parted = (css: string, content = body) => done(css, content + long);

const layered = (layer: string, css: string) =>
  `@layer ${layerOrder.join()};@layer ${layer}{${css}}`;

test('a page that comes in one flight has all its styles, but no tokens that nothing reads', () => {
  const css = `${layered('tokens', ':root{--a:1;--b:2;--c:3}')}@layer section{.hero{top:var(--a)}.later{top:0}}`;
  const search = '<template><script type="module" src="/_astro/search.a1.js"></script></template>';
  const { own, html, frame, rest } = done(css, body + search, {
    'search.a1.js': 'add("p{order:var(--c)}")',
  });
  expect(own).toBe(css.replace('--b:2;', ''));
  expect([frame, rest]).toEqual([undefined, undefined]);
  expect(html).not.toContain('rel="stylesheet"');
});

test('any other has a copy of what its first view needs, and links all before the next section', () => {
  const css = layered('section', '.hero{top:0}.later{top:0}');
  const { own, rest, html } = parted(css);
  expect(own).toBe(layered('section', '.hero{top:0}'));
  expect(rest).toBe(css);
  expect(html).toMatch(
    /<\/section><link rel="stylesheet"[^>]+><link rel="stylesheet"[^>]+><i id="_rest" hidden><\/i><section class="later both">/,
  );
});

test('browsers are asked to paint a first view as a whole', () => {
  const css = layered('section', '.hero{top:0}');
  for (const { html } of [done(css, body), parted(css)]) {
    expect(html).toContain('<link rel="expect" blocking="render" href="#_rest"></head>');
    expect(html).toContain('<i id="_rest" hidden></i><section class="later');
  }
});

test('what needs more elements of a kind than the first view has is not needed there', () => {
  const css = layered('section', 'p~p{top:0}');
  expect(parted(css).own).toBe('');
  const twice = (attribute: string) => body.replace('<p>', `<p ${attribute}>First</p><p>`);
  expect(parted(css, twice('')).own).toBe(css);
  expect(parted(css, twice('data-awaits-styles')).own).toBe(css);
});

test('what is marked as late has its styles with the files', () => {
  const { own } = parted(
    layered('section', '.hero{top:0}.controls{top:0}.stitch{top:0}'),
    body.replace('<p>', '<div class="controls" data-awaits-styles><i class="stitch"></i></div><p>'),
  );
  expect(own).toBe(layered('section', '.hero{top:0}'));
});

test('what every page has around it is another file, the same whatever the page shows', () => {
  const css = layered('base', 'p{top:0}footer{top:0}header{top:0}');
  const { own, frame } = parted(css);
  expect(own).toBe(layered('base', 'p{top:0}header{top:0}'));
  expect(frame).toBe(css);
  expect(parted(css, body.replace('<p>Hello</p>', '')).frame).toBe(css);
});

test('what is for paper, forced colours or a pointer comes late', () => {
  const css =
    '@media print{.hero{top:0}}@media (forced-colors:active){.hero{top:0}}.hero:hover{top:0}';
  expect(parted(layered('section', css)).own).toBe('');
});

test('what is also for a screen, or for colours that are not forced, comes at once', () => {
  const css =
    '@media print,(width>=48rem){.hero{top:0}}@media not (forced-colors:active){.hero{top:1px}}';
  expect(parted(layered('section', css)).own).toBe(layered('section', css));
});

test('how something changes comes late, how it looks at once', () => {
  const css = layered('section', '.hero{transition:top 1s;top:0}@starting-style{.hero{top:1px}}');
  const { own, rest } = parted(css);
  expect(own).toBe(layered('section', '.hero{top:0}'));
  expect(rest).toBe(css);
});

test('an animation comes with what names it', () => {
  const turning = '@keyframes turn{to{top:0}}@keyframes go{to{top:0}}';
  const { own } = parted(
    layered('section', `${turning}.hero{animation:1s turn}.later{animation:1s go}`),
  );
  expect(own).toContain('@keyframes turn');
  expect(own).not.toContain('@keyframes go');
});

test('the hues and fonts of a page stand in it alone, also those that only a file reads', () => {
  const css = `:root{--face:serif;--lost:1}${layered('tokens', ':root{--font:var(--face)}')}@layer section{.later{font:var(--font)}}`;
  const { own, frame } = parted(css);
  expect(own).toContain(':root{--face:serif}');
  expect(own).not.toContain('--font');
  expect(frame).toBe(layered('tokens', ':root{--font:var(--face)}'));
});

test('a page of one section has its files before the footer, and a demo none', () => {
  const one = parted(
    layered('section', '.x{top:0}'),
    '<main><section></section></main><footer></footer>',
  );
  expect(one.html).toMatch(/<\/main>(?:<link [^>]+>){2}<i[^>]+><\/i><footer>/);
  const demo = pageOf('<html><body><main></main><footer></footer></body></html>', 'demos/x.html');
  inlineCriticalStyles(demo, siteOf());
  expect(demo.document.toString()).not.toContain('<link');
});
