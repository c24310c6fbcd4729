import { expect, it } from 'vitest';
import { drawOrnament } from './drawing.ts';
import { outlineOf } from './outline.ts';

const box = (svg: string) => {
  const [, , y, , height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? [];
  const [, shown] = / height="([\d.]+)"><defs/.exec(svg) ?? [];
  return { height: Number(shown), baseline: -Number(y) / Number(height) };
};

it('draws words on one base line, in one height and in one weight, whatever their signs', async () => {
  const [plain, signs, long] = (await Promise.all(['কথা', 'চুক্তি', 'আমানত'].map(drawOrnament))).map(
    box,
  );
  expect(signs?.height).toBeCloseTo(plain?.height ?? 0);
  expect(signs?.baseline).toBeCloseTo(plain?.baseline ?? 0);
  // Too wide for its place, it is smaller and stands on the same line.
  expect(long?.height).toBeCloseTo(plain?.height ?? 0);
  expect(long?.baseline).toBeCloseTo(plain?.baseline ?? 0);
});

it('has room for the stitches around the highest and the lowest sign', async () => {
  const [high, low] = await Promise.all(['পৌঁছ', 'উদ্বৃত্ত'].map(outlineOf));
  const [, , top, , height] =
    /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(await drawOrnament('পৌঁছ'))?.map(Number) ?? [];
  const stitches = 6;
  expect(top).toBeLessThan((high?.top ?? 0) - stitches);
  expect((top ?? 0) + (height ?? 0)).toBeGreaterThan((low?.bottom ?? 0) + stitches);
});
