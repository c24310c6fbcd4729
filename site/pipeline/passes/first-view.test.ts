import { expect, test } from 'vitest';
import { joinStyles } from '../page.ts';
import { layerOrder } from '../style-sheet/layers.ts';
import { pageOf, siteOf } from '../testing.ts';
import { leaveFirstView } from './first-view.ts';

const body =
  '<header class="bar"></header><main><section class="hero"><p>Hello</p></section><section class="later both"></section></main><footer></footer>';

/** The page’s own style, the two files, and the page. */
function parted(css: string, content = body, scripts: Readonly<Record<string, string>> = {}) {
  const page = pageOf(
    `<html lang="bn"><head><style>${css}</style></head><body>${content}</body></html>`,
  );
  const site = siteOf(scripts);
  leaveFirstView(page, site);
  joinStyles(page);
  const own = page.document.querySelector('style')?.rawText;
  const html = page.document.toString();
  return { own, frame: site.files.get('frame'), rest: site.files.get('rest'), html };
}

const layered = (layer: string, css: string) =>
  `@layer ${layerOrder.join()};@layer ${layer}{${css}}`;

test('the page keeps what its first view needs, and the rest is a file before the next section', () => {
  const { own, rest, html } = parted(layered('section', '.hero{top:0}.later{top:0}'));
  expect(own).toBe(layered('section', '.hero{top:0}'));
  expect(rest).toBe(layered('section', '.later{top:0}'));
  expect(html).toMatch(/<\/section>(<link [^>]+>){2}<section class="later both">/);
});

test('what needs more elements of a kind than the first view has, comes with the rest', () => {
  const css = layered('section', 'p~p{top:0}');
  expect(parted(css).rest).toBe(css);
  const twice = (attribute: string) => body.replace('<p>', `<p ${attribute}>First</p><p>`);
  expect(parted(css, twice('')).own).toBe(css);
  expect(parted(css, twice('data-late')).own).toBe(css);
});

test('browsers are asked to paint a first view as a whole', () => {
  const { html } = parted(layered('section', '.hero{top:0}.later{top:0}'));
  expect(html).toContain('<link rel="expect" blocking="render" href="#_rest"></head>');
  expect(html).toMatch(/<\/section><link rel="stylesheet" href="[^"]+" id="_rest">/);
});

test('what is marked as late has all its styles with the rest', () => {
  const { own, rest } = parted(
    layered('section', '.hero{top:0}.controls{top:0}.stitch{top:0}'),
    body.replace('<p>', '<div class="controls" data-late><i class="stitch"></i></div><p>'),
  );
  expect(own).toBe(layered('section', '.hero{top:0}'));
  expect(rest).toBe(layered('section', '.controls{top:0}.stitch{top:0}'));
});

test('what every page has around it is another file, whatever the page shows', () => {
  const css = layered('base', 'p{top:0}footer{top:0}header{top:0}');
  const { own, frame } = parted(css);
  expect(own).toBe(layered('base', 'p{top:0}header{top:0}'));
  expect(frame).toBe(layered('base', 'p{top:0}footer{top:0}'));
  expect(parted(css, body.replace('<p>Hello</p>', '')).frame).toBe(frame);
});

test('what is for paper, forced colours or a pointer comes late', () => {
  const css =
    '@media print{.hero{top:0}}@media (forced-colors:active){.hero{top:0}}.hero:hover{top:0}';
  const { own, rest } = parted(layered('section', css));
  expect(own).toBe('');
  expect(rest).toBe(layered('section', css));
});

test('what is also for a screen, or for colours that are not forced, comes at once', () => {
  const css =
    '@media print,(width>=48rem){.hero{top:0}}@media not (forced-colors:active){.hero{top:1px}}';
  expect(parted(layered('section', css)).own).toBe(layered('section', css));
});

test('how something changes comes late, how it looks at once', () => {
  const { own, rest } = parted(
    layered('section', '.hero{transition:top 1s;top:0}@starting-style{.hero{top:1px}}'),
  );
  expect(own).toBe(layered('section', '.hero{top:0}'));
  expect(rest).toBe(layered('section', '.hero{transition:top 1s}@starting-style{.hero{top:1px}}'));
});

test('the page declares what either reads, and a later file what is the same everywhere, by its value', () => {
  const grounds = '[data-ground]{--a:3}[data-ground]{--c:3}';
  const { own, frame, rest } = parted(
    `${layered('tokens', `:root{--a:1;--b:2;--c:calc(var(--d)*2);--d:1;--e:1}${grounds}`)}@layer section{.hero{order:var(--a)}.later{order:var(--b);z-index:var(--c)}}`,
  );
  expect(own).toContain(':root{--a:1;--c:calc(1*2)}');
  expect(own).toContain('.hero{order:var(--a)}');
  expect(rest).toContain('.later{order:2;z-index:var(--c)}');
  expect(`${frame}${rest}`).not.toMatch(/:root[{:[]/);
});

test('a dialog finds the tokens of the styles that a script brings for it', () => {
  const tokens =
    ':root{color-scheme:light;--ink:var(--deep);--deep:var(--hue);--b:2}:root:lang(bn){--ink:3}';
  const { frame } = parted(
    // A hue of the brand stands in no layer, and in no page whose own styles do not read it.
    `:root{--hue:5}${layered('tokens', tokens)}`,
    `${body}<template><script type="module" src="/_astro/search.a1.js"></script></template>`,
    { 'search.a1.js': 'add("p{order:var(--ink)}")' },
  );
  expect(frame).toContain(
    '{:root>body>dialog{--ink:5;--deep:5}:root:lang(bn)>body>dialog{--ink:3}}',
  );
});

test('the page has the tokens of its own language', () => {
  const { own } = parted(
    `${layered('tokens', ':root{--a:1}:root:lang(bn){--a:2}:root:lang(en){--a:3}')}@layer section{.hero{order:var(--a)}}`,
  );
  expect(own).toContain('@layer tokens{:root:lang(bn){--a:2}}');
});

test('a token that is the same everywhere is its value in the page, too', () => {
  expect(
    parted(`@layer tokens{:root{--a:1}}${layered('section', '.hero{order:var(--a)}')}`).own,
  ).toBe(layered('section', '.hero{order:1}'));
});

test('an animation comes with what names it', () => {
  const turning = '@keyframes turn{to{top:0}}@keyframes go{to{top:0}}';
  const moving = parted(
    layered('section', `${turning}.hero{animation:1s turn}.later{animation:1s go}`),
  );
  expect(moving.own).toContain('@keyframes turn');
  expect(moving.own).not.toContain('@keyframes go');
  expect(moving.rest).toContain('@keyframes go');
});

test('tokens without a layer are read as well', () => {
  const { rest } = parted(
    `:root{--face:serif}${layered('tokens', ':root{--font:var(--face)}')}@layer section{.later{font-family:var(--font)}}`,
  );
  expect(rest).toBe(layered('section', '.later{font-family:serif}'));
});

test('a page of one section has its files before the footer, and a demo none', () => {
  const one = parted(
    layered('section', '.x{top:0}'),
    '<main><section></section></main><footer></footer>',
  );
  expect(one.html).toMatch(/<\/main><link [^>]+><link [^>]+><footer>/);
  const demo = pageOf('<html><body><main></main><footer></footer></body></html>', 'demos/x.html');
  leaveFirstView(demo, siteOf());
  expect(demo.document.toString()).not.toContain('<link');
});
