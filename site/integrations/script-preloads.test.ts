import { expect, test } from 'vitest';
import { withPreloads } from './script-preloads.ts';

const scripts: Record<string, string> = {
  'Till.a1.js': 'import{a}from"./react.b2.js";import("./dialog.c3.js");',
  'client.d4.js': 'import{b}from"./react.b2.js";import"./side.e5.js";',
  'react.b2.js': '',
  'side.e5.js': '',
};
const page =
  '<head><title>Till</title></head><astro-island component-url="/_astro/Till.a1.js" renderer-url="/_astro/client.d4.js"></astro-island>';

test('the head names each script that the demo starts with, once, and none that it fetches later', () => {
  const html = withPreloads(page, (name) => scripts[name] ?? '');
  const preloaded = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, to]) => to);
  expect(preloaded).toEqual([
    '/_astro/Till.a1.js',
    '/_astro/client.d4.js',
    '/_astro/react.b2.js',
    '/_astro/side.e5.js',
  ]);
  expect(html.indexOf('modulepreload')).toBeLessThan(html.indexOf('</head>'));
});

test('the head names the words of a demo in the language that it speaks, and in no other', () => {
  const demo = page.replace(
    '></astro-island>',
    '><div lang="bn" data-demo="x"></div></astro-island>',
  );
  const engine = 'await w({en:`/_astro/words.en.f6-_.js`,bn:`/_astro/words.bn.g7-_.js`});';
  const html = withPreloads(demo, (name) => (name === 'Till.a1.js' ? engine : ''));
  expect(html).toContain('href="/_astro/words.bn.g7-_.js"');
  expect(html).not.toContain('words.en');
});

test('the head names the parts that a demo shows at first, with what they import', () => {
  const demo = page.replace(
    '></astro-island>',
    '><div data-demo="x" data-parts="match rates"></div></astro-island>',
  );
  const parts: Record<string, string> = {
    'Till.a1.js':
      'await p({match:q(()=>t(()=>import(`./MatchView.f6.js`),[1]),e=>e.M),paper:q(()=>import(`./Paper.g7.js`),e=>e.P)})',
    'MatchView.f6.js': 'import"./score.h8.js"',
  };
  const html = withPreloads(demo, (name) => parts[name] ?? '');
  const preloaded = [...html.matchAll(/href="\/_astro\/([^"]+)"/g)].map(([, to]) => to);
  expect(preloaded).toEqual(['Till.a1.js', 'client.d4.js', 'MatchView.f6.js', 'score.h8.js']);
});

test('a page without an island stays as it is', () => {
  expect(withPreloads('<head></head><p>Words</p>', () => '')).toBe('<head></head><p>Words</p>');
});
