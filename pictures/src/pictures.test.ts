import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { parseRectangle, readMark, writeMark, writeRectangle } from './drawn-mark.ts';
import { readSource } from './encoded-store.ts';
import { encodingName, encodingsOf } from './encodings.ts';
import { fileFor } from './picture-languages.ts';
import { compareStore } from './store-comparison.ts';

const file = path.join(tmpdir(), `drawn-${process.pid}.png`);
afterAll(() => rmSync(file, { force: true }));

const scene = '0123456789abcdef';
const detail = { left: 8, top: 4, width: 16, height: 10 };
const portrait = { left: 0, top: 0, width: 16, height: 20 };

/** Writes a picture of one colour with this description and reads it as the site does. */
async function drawn(description: string, background = '#26215f') {
  const ground = sharp({ create: { width: 32, height: 20, channels: 3, background } });
  const picture = ground.withExif({ IFD0: { ImageDescription: description } });
  writeFileSync(file, await picture.png().toBuffer());
  return readSource(file);
}

describe('the store of encodings', () => {
  test('holds what every drawn picture needs and nothing else: else run `npm run artwork`', async () => {
    const { missing, unused } = await compareStore();
    expect(missing.map(([, { picture }]) => picture)).toEqual([]);
    expect(unused).toEqual([]);
  });

  test('knows a picture by what is seen, so a scene whose words alone change keeps its encodings', async () => {
    const first = await drawn(writeMark({ scene }));
    const reworded = await drawn(writeMark({ scene: 'fedcba9876543210' }));
    const redrawn = await drawn(writeMark({ scene }), '#f5a623');
    expect(reworded.hash).toBe(first.hash);
    expect(redrawn.hash).not.toBe(first.hash);
  });

  test('enlarges no picture', () => {
    for (const drawn of [1600, 300]) {
      const made = encodingsOf('pages/about/picture/src.png', drawn, {});
      expect(Math.max(...made.map(({ width }) => width))).toBe(drawn);
    }
  });

  test('makes a part anew when it moves, and nothing else', async () => {
    const before = await drawn(writeMark({ scene, detail, portrait }));
    const after = await drawn(writeMark({ scene, detail: { ...detail, left: 10 }, portrait }));
    const parts = encodingsOf('products/ERP/picture/src.png', 2400, { detail, portrait });
    const kept = parts.map((encoding) => ({
      part: encoding.part,
      isKept: encodingName(before, encoding) === encodingName(after, encoding),
    }));
    expect(new Set(kept.filter(({ isKept }) => isKept).map(({ part }) => part))).toEqual(
      new Set(['whole', 'portrait']),
    );
    expect(new Set(kept.filter(({ isKept }) => !isKept).map(({ part }) => part))).toEqual(
      new Set(['detail']),
    );
  });
});

describe('a page in Bangla', () => {
  const file = '/content/products/POS/picture/src.png';
  const inBangla = '/content/products/POS/picture/src.bn.png';
  const exists = (place: string) => place === inBangla;

  test('shows the drawing with Bangla words, and one in English the other', () => {
    expect(fileFor('bn', file, true, exists)).toBe(inBangla);
    expect(fileFor('en', file, true, exists)).toBe(file);
  });

  test('shows what there is of a drawing without words', () => {
    const wordless = '/content/products/ERP/picture/src.png';
    expect(fileFor('bn', wordless, true, exists)).toBe(wordless);
  });

  test('shows a photograph that was put in the place of a drawing, as all pages do', () => {
    expect(fileFor('bn', file, false, exists)).toBe(file);
    expect(fileFor('en', file, false, exists)).toBe(file);
  });
});

describe('the mark of a drawn picture', () => {
  test('tells its scene and where its parts lie', async () => {
    expect((await drawn(writeMark({ scene, detail, portrait }))).mark).toEqual({
      scene,
      detail,
      portrait,
    });
    expect((await drawn(writeMark({ scene, portrait }))).mark).toEqual({ scene, portrait });
    expect((await drawn(writeMark({ scene }))).mark).toEqual({ scene, detail: undefined });
  });

  test('is not found in a photograph', () => {
    expect(readMark(Buffer.from('a photograph of the office'))).toBeUndefined();
  });

  test('refuses what is no rectangle', () => {
    expect(parseRectangle(writeRectangle(detail))).toEqual(detail);
    expect(() => parseRectangle('1,2')).toThrow('no rectangle');
  });
});
