import { expect, test } from 'vitest';
import { withSmallIsland } from './demo-island.ts';

const astro =
  '<script>(()=>{(self.Astro||(self.Astro={})).load=1})();</script><script>(()=>{Astro[t]<2})();</script>';
const island = (props: string) =>
  `<script>own()</script>${astro}<astro-island client="load" props="${props}"></astro-island>`;

test('one script stands in the place of both of Astro', () => {
  const props = '{&quot;name&quot;:[0,&quot;[3,x]&quot;],&quot;all&quot;:[1,[[0,5]]]}';
  expect(withSmallIsland(island(props), 'wake()')).toBe(
    island(props).replace(astro, '<script>{wake()}</script>'),
  );
});

test('a page that has more than the script can do stops the build', () => {
  expect(() => withSmallIsland(island('{&quot;day&quot;:[3,&quot;2026&quot;]}'), '')).toThrow();
  expect(() => withSmallIsland(`${island('{}')}<astro-slot></astro-slot>`, '')).toThrow();
  expect(() => withSmallIsland(island('{}').replace('"load"', '"idle"'), '')).toThrow();
  expect(() => withSmallIsland(island('{}') + island('{}'), '')).toThrow();
});
