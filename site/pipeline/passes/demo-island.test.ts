import { expect, test } from 'vitest';
import { pageOf } from '../testing.ts';
import { wakeDemoIsland } from './demo-island.ts';

const astro =
  '<script>(()=>{(self.Astro||(self.Astro={})).load=1})();</script><script>(()=>{Astro[t]<2})();</script>';
const island = (props: string) =>
  `<script>own()</script>${astro}<astro-island client="load" props="${props}"></astro-island>`;

function woken(html: string): string {
  const page = pageOf(html, 'demos/till.html');
  wakeDemoIsland(page);
  return page.document.toString();
}

test('one script stands in the place of both of Astro', () => {
  const props = '{&quot;name&quot;:[0,&quot;[3,x]&quot;],&quot;all&quot;:[1,[[0,5]]]}';
  const html = woken(island(props));
  expect(html).toContain(`props="${props}"`);
  expect(html).not.toContain('self.Astro');
  expect(html).not.toContain('Astro[t]');
  expect(html.match(/<script>/g)).toHaveLength(2);
  expect(html).toContain("customElements.define(\n  'astro-island'");
});

test('a page that has more than the script can do stops the build', () => {
  expect(() => woken(island('{&quot;day&quot;:[3,&quot;2026&quot;]}'))).toThrow();
  expect(() => woken(island('{&quot;all&quot;:[1,[[4,[]]]]}'))).toThrow();
  expect(() => woken(`${island('{}')}<astro-slot></astro-slot>`)).toThrow();
  expect(() => woken(island('{}').replace('"load"', '"idle"'))).toThrow();
  expect(() => woken(island('{}') + island('{}'))).toThrow();
});
