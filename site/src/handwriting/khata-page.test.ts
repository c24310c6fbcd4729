import { expect, it } from 'vitest';
import { write } from './hand.ts';
import { drawKhata } from './khata-page.ts';

/** How many strokes a part of a page has. */
const strokesIn = (svg: string, part: string) =>
  (
    svg
      .split(`id="${part}"`)[1]
      ?.split('</symbol>')[0]
      ?.match(/stroke-dashoffset/g) ?? []
  ).length;

const page = {
  title: 'ক',
  lines: ['রহিম', 'মুক্তা', 'জিরা', 'মোট'].map((entry) => ({ entry, figure: '৮৪' })),
};

it('writes the dot that makes ব a র, and signs on both sides of a letter', async () => {
  const [ba, ra, ka, ko] = await Promise.all(['ব', 'র', 'ক', 'কো'].map(write));
  expect(ra?.strokes.length).toBe((ba?.strokes.length ?? 0) + 1);
  expect(ko?.width).toBeGreaterThan(1.5 * (ka?.width ?? Infinity));
});

it('writes letters of both scripts in a line', async () => {
  const [both, bangla] = await Promise.all(['জিরা, 12?', 'জিরা'].map(write));
  expect(both?.width).toBeGreaterThan((bangla?.width ?? Infinity) + 100);
});

it('has the line in which somebody erred by itself, or else the first', async () => {
  const plain = await drawKhata(page);
  const erring = page.lines.map((line, index) => (index === 2 ? { ...line, mistake: '৪৮' } : line));
  const struck = await drawKhata({ ...page, lines: erring });
  expect(strokesIn(plain, 'line')).toBe((await strokesOf('রহিম')) + (await strokesOf('৮৪')));
  // A struck figure is a figure and a stroke more.
  expect(strokesIn(struck, 'line')).toBe(
    (await strokesOf('জিরা')) + 2 * (await strokesOf('৮৪')) + 1,
  );
});

it('has the paper of that line by itself, since on its page it would hide the ends of the letters above', async () => {
  const [, slip, line] = (await drawKhata(page)).split(/(?=<symbol id="(?:slip|line)")/);
  expect(slip).toContain('fill="var(--slip)"');
  expect(line).not.toContain('var(--slip)');
});

const strokesOf = async (text: string) => (await write(text)).strokes.length;
