import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inParallel } from './in-parallel.ts';
import { forgetUnused, keptFile } from './kept-file.ts';
import { link } from './link-file.ts';

const textFile = /\.(html|css|m?js|svg|json|xml|txt|webmanifest)$/;
const cache = 'compressed';

const encoders = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes a `.br` and a `.gz` beside every text file below a folder, once at build, so that the server never compresses
 * while somebody waits. What has both already stays, and what was compressed once is linked.
 * @param onShare told which part of them is done
 */
export async function precompress(
  folder: string,
  onShare: (share: number) => void = () => {},
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  let done = 0;
  await inParallel(files, 8, async (file) => {
    await compressFile(file);
    done += 1;
    onShare(done / files.length);
  });
  forgetUnused(cache);
}

async function compressFile(file: string): Promise<void> {
  const suffixes = Object.keys(encoders) as (keyof typeof encoders)[];
  if (suffixes.every((suffix) => existsSync(file + suffix))) return;
  const original = await readFile(file);
  const digest = createHash('sha256').update(original).digest('base64url');
  for (const suffix of suffixes) {
    const kept = await keptFile(`${cache}/${digest}${suffix}`, () => encoders[suffix](original));
    if (statSync(kept).size < original.length) link(kept, file + suffix);
    else await rm(file + suffix, { force: true });
  }
}
