import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { parseRectangle, readMark, writeMark, writeRectangle } from './drawn-mark.ts';
import { readSource } from './encoded-store.ts';
import { encodingName, encodingsOf } from './encodings.ts';
import { compareStore } from './store-comparison.ts';

const file = path.join(tmpdir(), `drawn-${process.pid}.png`);
afterAll(() => rmSync(file, { force: true }));

const scene = '0123456789abcdef';
const detail = { left: 8, top: 4, width: 16, height: 10 };

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

  test('makes a detail anew when it moves, and the whole not', async () => {
    const before = await drawn(writeMark({ scene, detail }));
    const after = await drawn(writeMark({ scene, detail: { ...detail, left: 10 } }));
    const names = encodingsOf('products/ERP/picture/src.png', detail).map((encoding) => [
      encoding.part,
      encodingName(before, encoding) === encodingName(after, encoding),
    ]);
    expect(names).toContainEqual(['whole', true]);
    expect(names).toContainEqual(['detail', false]);
    expect(names).not.toContainEqual(['whole', false]);
    expect(names).not.toContainEqual(['detail', true]);
  });
});

describe('the mark of a drawn picture', () => {
  test('tells its scene and where its detail lies', async () => {
    expect((await drawn(writeMark({ scene, detail }))).mark).toEqual({ scene, detail });
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
