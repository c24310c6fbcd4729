import { expect, it } from 'vitest';
import { joinedStyles, type Sheet } from './joined-styles.ts';

const inline = (content: string, order: number, depth = 0): Sheet => ({
  order,
  depth,
  sheet: { type: 'inline', content },
});

it('style sheets of a page are joined in the order of Astro', () => {
  const sheets = [inline('c', -1), inline('b', 1), inline('a', 0, 1), inline('0', 0, 2)];
  expect(joinedStyles(sheets)).toEqual([inline('0abc', 0)]);
  expect(joinedStyles([])).toEqual([]);
});

it('a style sheet that can’t be joined stops the build', () => {
  expect(() => joinedStyles([inline('@import "x.css";', 0)])).toThrow('imports none');
  const file: Sheet = { order: 0, depth: 0, sheet: { type: 'external', src: '/_astro/a.css' } };
  expect(() => joinedStyles([file])).toThrow('imports none');
});

it('Astro still has what the kept program leans on', async () => {
  const { createDefaultPrerenderer } = await import(
    new URL('./core/build/default-prerenderer.js', import.meta.resolve('astro')).href
  );
  const renderer = createDefaultPrerenderer({ prerenderOutputDir: '', internals: {}, options: {} });
  expect(renderer).toMatchObject({
    setup: expect.any(Function),
    getStaticPaths: expect.any(Function),
    render: expect.any(Function),
  });
  // Without the file with which the program begins, it says so.
  await expect(renderer.setup()).rejects.toThrow('Prerender entry');
});
