import { expect, test } from 'vitest';
import { pageOf, siteOf } from '../testing.ts';
import { leaveLateScripts } from './late-scripts.ts';

function left(html: string, site = siteOf()): string {
  const page = pageOf(html);
  leaveLateScripts(page, site);
  return page.document.toString();
}

test('modules and what starts islands are files', () => {
  expect(left('<script type="module">menu()</script>')).toBe(
    '<script type="module" src="/_astro/late.js" fetchpriority="low"></script>',
  );
  const starters = ['near', 'island'].map((name) => `(()=>{Astro.${name}=1})();`);
  const island = '<astro-island></astro-island>';
  const site = siteOf();
  expect(left(starters.map((text) => `<script>${text}</script>${island}`).join(''), site)).toBe(
    `<script src="/_astro/late.js" defer></script>${island}${island}`,
  );
  for (const text of starters) expect(site.files.get('late')).toContain(text);
});

test('what runs before the first paint, is data, or names others from where it stands, stays', () => {
  for (const html of [
    '<script>document.title=1</script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type="module">import"./x.js"</script>',
    '<script src="/x.js"></script>',
  ]) {
    expect(left(html)).toBe(html);
  }
});

test('modules let letters and pictures go first, but where somebody waits for them', () => {
  const module = '<script type="module" src="/_astro/Page.js"></script>';
  expect(left(module)).toBe(
    '<script type="module" src="/_astro/Page.js" fetchpriority="low"></script>',
  );
  expect(left(`<template>${module}</template>`)).toBe(`<template>${module}</template>`);
});
