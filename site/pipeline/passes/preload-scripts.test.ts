import { expect, test } from 'vitest';
import { pageOf, siteOf } from '../testing.ts';
import { preloadScripts } from './preload-scripts.ts';

const scripts = {
  'Till.a1.js': 'import{a}from"./react.b2.js";import("./dialog.c3.js");',
  'client.d4.js': 'import{b}from"./react.b2.js";import"./side.e5.js";',
};
const island = (within = '') =>
  `<html><head><title>Till</title></head><astro-island component-url="/_astro/Till.a1.js" renderer-url="/_astro/client.d4.js">${within}</astro-island></html>`;

/** The scripts that the island of a demo comes to name. */
function preloaded(html: string, of: Readonly<Record<string, string>>): string[] {
  const page = pageOf(html, 'demos/till.html');
  preloadScripts(page, siteOf(of));
  expect(page.document.querySelector('link'), 'its first frame goes before').toBeNull();
  const names = page.document.querySelector('astro-island')?.getAttribute('data-scripts') ?? '';
  return names.replaceAll('/_astro/', '').split(' ');
}

const started = ['react.b2.js', 'Till.a1.js', 'side.e5.js', 'client.d4.js'];

test('a demo names each script that it starts with, once, and none that it fetches later', () => {
  expect(preloaded(island(), scripts)).toEqual(started);
});

test('the desk fetches them as its head is read', () => {
  const page = pageOf(island(), 'desk.html');
  preloadScripts(page, siteOf(scripts));
  const links = page.document.querySelectorAll('head > link[rel=modulepreload]');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    started.map((name) => `/_astro/${name}`),
  );
});

test('a demo names its words in the language that it speaks, and in no other', () => {
  const engine = 'await w({en:`/_astro/words.en.f6-_.js`,bn:`/_astro/words.bn.g7-_.js`});';
  const names = preloaded(island('<div lang="bn" data-demo="x"></div>'), { 'Till.a1.js': engine });
  expect(names).toContain('words.bn.g7-_.js');
  expect(names.join()).not.toContain('words.en');
});

test('a demo names the parts that it shows at first, with what they import', () => {
  const parts = {
    'Till.a1.js':
      'await p({match:q(()=>t(()=>import(`./MatchView.f6.js`),[1]),e=>e.M),paper:q(()=>import(`./Paper.g7.js`),e=>e.P)})',
    'MatchView.f6.js': 'import"./score.h8.js"',
  };
  const html = island('<div data-demo="x" data-parts="match rates"></div>');
  expect(preloaded(html, parts)).toEqual([
    'Till.a1.js',
    'score.h8.js',
    'MatchView.f6.js',
    'client.d4.js',
  ]);
});

test('a page of the site fetches the scripts of its islands when they are wanted', () => {
  const page = pageOf(island());
  preloadScripts(page, siteOf(scripts));
  expect(page.document.toString()).toBe(island());
});
