/** Uploads for tests, made as they are needed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { onTestFinished } from 'vitest';

/** Writes an upload, which is there as long as its test, and tells its path. */
export function upload(bytes: Buffer | string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'uploads-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'upload');
  writeFileSync(file, bytes);
  return file;
}

/** A picture whose corners tell how it lies: red and green above, blue and yellow below. */
export const corners = (width: number, height: number): Sharp => {
  const half = {
    width: Math.floor(width / 2),
    height: Math.floor(height / 2),
    channels: 3 as const,
  };
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { ...half, background } },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: '#ffff00' } }).composite([
    quarter('#ff0000', 0, 0),
    quarter('#00ff00', half.width, 0),
    quarter('#0000ff', 0, half.height),
  ]);
};

/** A picture in which no pixel is like its neighbours, as in a photo. */
export const grain = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** Which of four colours stands in each corner: above from the left, then below. */
export async function cornersOf(file: Buffer): Promise<string[]> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const column = Math.floor(x * (info.width - 1));
    const start = (Math.floor(y * (info.height - 1)) * info.width + column) * info.channels;
    return [...data.subarray(start, start + 3)].map((channel) => (channel > 128 ? 1 : 0)).join('');
  };
  const names: Record<string, string> = {
    100: 'red',
    '010': 'green',
    '001': 'blue',
    110: 'yellow',
  };
  const near = 0.05;
  return [at(near, near), at(1 - near, near), at(near, 1 - near), at(1 - near, 1 - near)].map(
    (colour) => names[colour] ?? colour,
  );
}
