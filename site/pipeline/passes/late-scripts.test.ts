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
    '<script type="module" src="/_astro/late.js"></script>',
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

test('scripts in a page are minified, and one that is no script stops the build', () => {
  const page = pageOf('<script>\n  if (seen  &&  2 < 3) { go( ) }\n</script>');
  minifyInlineScripts(page);
  expect(page.document.toString()).toBe('<script>seen&&go();</script>');
  expect(() => minifyInlineScripts(pageOf('<script>if (</script>'))).toThrow('not right');
});
