import { expect, test } from 'vitest';
import { pageOf, siteOf } from '../testing.ts';
import { deferScripts } from './defer-scripts.ts';

function left(html: string, site = siteOf()) {
  const page = pageOf(`<main>${html}</main><template data-scripts></template>`);
  deferScripts(page, site);
  const [main, template] = page.document.querySelectorAll('main, [data-scripts]');
  return { read: main?.innerHTML, deferred: template?.innerHTML };
}

test('modules and what starts islands are files, which wait in a template', () => {
  expect(left('<script type="module">menu()</script><p></p>')).toEqual({
    read: '<p></p>',
    deferred: '<script type="module" src="/_astro/deferred.js"></script>',
  });
  const starters = ['near', 'island'].map((name) => `(()=>{Astro.${name}=1})();`);
  const island = '<astro-island></astro-island>';
  const site = siteOf();
  const html = starters.map((text) => `<script>${text}</script>${island}`).join('');
  expect(left(html, site)).toEqual({
    read: island + island,
    deferred: '<script src="/_astro/deferred.js"></script>',
  });
  for (const text of starters) expect(site.files.get('deferred')).toContain(text);
});

test('what runs before the first paint, is data, or names others from where it stands, stays', () => {
  for (const html of [
    '<script>document.title=1</script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type="module">import"./x.js"</script>',
    '<script src="/x.js"></script>',
  ]) {
    expect(left(html)).toEqual({ read: html, deferred: '' });
  }
});

test('what another template keeps, stays there', () => {
  const kept = '<template><script type="module" src="/_astro/Search.js"></script></template>';
  expect(left(kept)).toEqual({ read: kept, deferred: '' });
});
