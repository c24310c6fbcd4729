import { expect, test } from 'vitest';
import { pageOf, siteOf } from '../testing.ts';
import { leaveLateScripts } from './late-scripts.ts';

function left(html: string, site = siteOf()): string {
  const page = pageOf(`<body>${html}</body>`);
  leaveLateScripts(page, site);
  return page.document.querySelector('body')?.innerHTML ?? '';
}

test('modules and what starts islands are files, which wait in a template', () => {
  expect(left('<script type="module">menu()</script><p></p>')).toBe(
    '<p></p><template data-late><script type="module" src="/_astro/late.js" fetchpriority="low"></script></template>',
  );
  const starters = ['near', 'island'].map((name) => `(()=>{Astro.${name}=1})();`);
  const island = '<astro-island></astro-island>';
  const site = siteOf();
  expect(left(starters.map((text) => `<script>${text}</script>${island}`).join(''), site)).toBe(
    `${island}${island}<template data-late><script src="/_astro/late.js" fetchpriority="low"></script></template>`,
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

test('what another template keeps, stays there', () => {
  const kept = '<template><script type="module" src="/_astro/Search.js"></script></template>';
  expect(left(kept)).toBe(kept);
});
