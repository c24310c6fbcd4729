import { expect, test } from 'vitest';
import { pageOf, siteOf } from '../testing.ts';
import { hydrateDemo } from './hydrate-demo.ts';

const astro =
  '<script>(()=>{(self.Astro||(self.Astro={})).load=1})();</script><script>(()=>{Astro[t]<2})();</script>';
const island = (props: string) =>
  `<script>own()</script>${astro}<astro-island client="load" data-scripts="/_astro/React.js" props="${props}"></astro-island>`;

function woken(html: string): { html: string; props: string | undefined } {
  const page = pageOf(html, 'demos/till.html');
  const site = siteOf();
  hydrateDemo(page, site);
  return { html: page.document.toString(), props: site.files.get('props') };
}

test('one script stands in the place of both of Astro', () => {
  const { html } = woken(island('{}'));
  expect(html).not.toContain('self.Astro');
  expect(html).not.toContain('Astro[t]');
  expect(html.match(/<script>/g)).toHaveLength(2);
  expect(html).toContain("customElements.define(\n  'astro-island'");
});

test('what a demo is filled with is a script, fetched with the others', () => {
  const { html, props } = woken(
    island(
      '{&quot;name&quot;:[0,&quot;[3,x]&quot;],&quot;all&quot;:[1,[[0,{&quot;a&quot;:[0,5]}]]]}',
    ),
  );
  expect(props).toBe('export default {"name":"[3,x]","all":[{"a":5}]}');
  expect(html).not.toContain('[3,x]');
  expect(html).toContain('data-props="/_astro/props.js"');
  expect(html).toContain('data-scripts="/_astro/React.js /_astro/props.js"');
});

test('a page that has more than the script can do stops the build', () => {
  expect(() => woken(island('{&quot;day&quot;:[3,&quot;2026&quot;]}'))).toThrow();
  expect(() => woken(island('{&quot;all&quot;:[1,[[4,[]]]]}'))).toThrow();
  expect(() => woken(`${island('{}')}<astro-slot></astro-slot>`)).toThrow();
  expect(() => woken(island('{}').replace('"load"', '"idle"'))).toThrow();
  expect(() => woken(island('{}') + island('{}'))).toThrow();
});
