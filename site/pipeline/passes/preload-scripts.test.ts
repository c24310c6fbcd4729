import { expect, test } from 'vitest';
import { pageOf, siteOf } from '../testing.ts';
import { preloadScripts } from './preload-scripts.ts';

const scripts = {
  'Till.a1.js': 'import{a}from"./react.b2.js";import("./dialog.c3.js");',
  'client.d4.js': 'import{b}from"./react.b2.js";import"./side.e5.js";',
};
const island = (within = '') =>
  `<html><head><title>Till</title></head><astro-island component-url="/_astro/Till.a1.js" renderer-url="/_astro/client.d4.js">${within}</astro-island></html>`;

/** The scripts that the head of a demo comes to name. */
function preloaded(html: string, of: Readonly<Record<string, string>>): string[] {
  const page = pageOf(html, 'demos/till.html');
  preloadScripts(page, siteOf(of));
  return page.document
    .querySelectorAll('head > link[rel=modulepreload]')
    .map((link) => link.getAttribute('href')?.replace('/_astro/', '') ?? '');
}

test('the head names each script that the demo starts with, once, and none that it fetches later', () => {
  expect(preloaded(island(), scripts)).toEqual([
    'Till.a1.js',
    'client.d4.js',
    'react.b2.js',
    'side.e5.js',
  ]);
});

test('the scripts of a demo let its letters go first, those of the desk do not wait', () => {
  for (const [file, priority] of [
    ['demos/till.html', 'low'],
    ['desk.html', undefined],
  ] as const) {
    const page = pageOf(island(), file);
    preloadScripts(page, siteOf(scripts));
    const link = page.document.querySelector('link[rel=modulepreload]');
    expect(link?.getAttribute('fetchpriority'), file).toBe(priority);
  }
});

test('the head names the words of a demo in the language that it speaks, and in no other', () => {
  const engine = 'await w({en:`/_astro/words.en.f6-_.js`,bn:`/_astro/words.bn.g7-_.js`});';
  const names = preloaded(island('<div lang="bn" data-demo="x"></div>'), { 'Till.a1.js': engine });
  expect(names).toContain('words.bn.g7-_.js');
  expect(names.join()).not.toContain('words.en');
});

test('the head names the parts that a demo shows at first, with what they import', () => {
  const parts = {
    'Till.a1.js':
      'await p({match:q(()=>t(()=>import(`./MatchView.f6.js`),[1]),e=>e.M),paper:q(()=>import(`./Paper.g7.js`),e=>e.P)})',
    'MatchView.f6.js': 'import"./score.h8.js"',
  };
  const html = island('<div data-demo="x" data-parts="match rates"></div>');
  expect(preloaded(html, parts)).toEqual([
    'Till.a1.js',
    'client.d4.js',
    'MatchView.f6.js',
    'score.h8.js',
  ]);
});

test('a page of the site fetches the scripts of its islands when they are wanted', () => {
  const page = pageOf(island());
  preloadScripts(page, siteOf(scripts));
  expect(page.document.toString()).toBe(island());
});
