// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const put = (text: string, ending: string) => `/${text.length}.${ending}`;
const start = '<script>(()=>{self.Astro||=1<2})();</script>';
const early = "<script>{ document.documentElement.dataset.script = ''; }</script>";
const module = '<script type="module">let a=1</script>';
const island = '<astro-island></astro-island>';

test('modules and the start of islands become files, what runs before the first paint stays', () => {
  expect(withLateScripts(early + start + island + module, put)).toBe(
    `${early}<script defer src="/27.js"></script>${island}<script type="module" src="/7.js"></script>`,
  );
});

test('a module that imports by a relative address stays', () => {
  const importing = '<script type="module">import("./a.js")</script>';
  expect(withLateScripts(island + importing, put)).toBe(island + importing);
});

test('a page without an island fetches no script', () => {
  expect(withLateScripts(early + module, put)).toBe(early + module);
});
