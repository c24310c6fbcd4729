/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, once at build, so that the server
 * never compresses while somebody waits. Usage: node toolchain/precompress.ts <folder>
 */
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
 * Compresses every text file below a folder, save what has both copies already. What was compressed once is
 * linked.
 * @param onShare told which part of them is done
 * @returns counts and bytes, for the report
 */
export async function precompress(
  folder: string,
  onShare: (share: number) => void = () => {},
): Promise<{ files: number; before: number; after: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const waiting = [...files];
  const total = { files: files.length, before: 0, after: 0 };
  const workers = Array.from({ length: 8 }, async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const { before, after } = await compressFile(file);
      total.before += before;
      total.after += after;
      onShare(1 - waiting.length / files.length);
    }
  });
  await Promise.all(workers);
  forgetUnused(cache);
  return total;
}

async function compressFile(file: string): Promise<{ before: number; after: number }> {
  const suffixes = Object.keys(encoders) as (keyof typeof encoders)[];
  const before = statSync(file).size;
  if (suffixes.every((suffix) => existsSync(file + suffix))) {
    return { before, after: statSync(`${file}.br`).size };
  }
  const original = await readFile(file);
  const digest = createHash('sha256').update(original).digest('base64url');
  let after = before;
  for (const suffix of suffixes) {
    const kept = await keptFile(`${cache}/${digest}${suffix}`, () => encoders[suffix](original));
    const { size } = statSync(kept);
    if (size < before) {
      link(kept, file + suffix);
      after = Math.min(after, size);
    } else {
      await rm(file + suffix, { force: true });
    }
  }
  return { before, after };
}

if (process.argv[1] && import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href) {
  const [, , folder] = process.argv;
  if (folder) {
    const { files, before, after } = await precompress(folder);
    const kilobytes = (bytes: number) => Math.round(bytes / 1000);
    console.log(`${files} files: ${kilobytes(before)} kB became ${kilobytes(after)} kB`);
  } else {
    console.error('Usage: node toolchain/precompress.ts <folder>');
    process.exitCode = 1;
  }
}
