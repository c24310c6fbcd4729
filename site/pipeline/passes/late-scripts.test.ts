import { expect, test } from 'vitest';
import { pageOf, siteOf } from '../testing.ts';
import { minifyInlineScripts } from './inline-scripts.ts';
import { leaveLateScripts } from './late-scripts.ts';

function left(html: string): string {
  const page = pageOf(html);
  leaveLateScripts(page, siteOf());
  return page.document.toString();
}

test('modules and what starts islands are files', () => {
  expect(left('<script type="module">menu()</script>')).toBe(
    '<script type="module" src="/_astro/late.js" fetchpriority="low"></script>',
  );
  expect(left('<script>(()=>{self.Astro={}})()</script>')).toBe(
    '<script src="/_astro/late.js" defer></script>',
  );
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

test('scripts in a page are minified, and one that is no script stops the build', () => {
  const page = pageOf('<script>\n  if (seen  &&  2 < 3) { go( ) }\n</script>');
  minifyInlineScripts(page);
  expect(page.document.toString()).toBe('<script>seen&&go();</script>');
  expect(() => minifyInlineScripts(pageOf('<script>if (</script>'))).toThrow('not right');
});
