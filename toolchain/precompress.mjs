/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, once at build, so that the server
 * never compresses while somebody waits. Usage: node toolchain/precompress.mjs <folder>
 */
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFile = /\.(html|css|m?js|svg|json|xml|txt|webmanifest)$/;
/** How many distances have a code of their own: which is best differs by 20 to 40 bytes from page to page. */
const directDistances = [0, 4, 8];
const encoders = {
  '.br': async (bytes, name) => {
    const ways = name.endsWith('.html') ? directDistances : [0];
    const made = await Promise.all(ways.map((direct) => brotli(bytes, direct)));
    return made.reduce((least, one) => (one.length < least.length ? one : least));
  },
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

const brotli = (bytes, direct) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    },
  });

/**
 * Compresses every text file below a folder, save what has both copies already.
 * @param {string} folder
 * @param {(share: number) => void} [onShare] told which part of them is done
 * @returns counts and sizes for the report
 */
export async function precompress(folder, onShare = () => {}) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
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
  return total;
}

async function compressFile(file) {
  const original = await readFile(file);
  if (Object.keys(encoders).every((suffix) => existsSync(file + suffix))) {
    return { before: original.length, after: statSync(`${file}.br`).size };
  }
  let smallest = original.length;
  for (const [suffix, encode] of Object.entries(encoders)) {
    const compressed = await encode(original, file);
    if (compressed.length < original.length) {
      await writeFile(file + suffix, compressed);
      smallest = Math.min(smallest, compressed.length);
    } else {
      await rm(file + suffix, { force: true });
    }
  }
  return { before: original.length, after: smallest };
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href) {
  const folder = process.argv[2];
  if (folder) {
    const { files, before, after } = await precompress(folder);
    const kilobytes = (bytes) => Math.round(bytes / 1000);
    console.log(`${files} files: ${kilobytes(before)} kB became ${kilobytes(after)} kB`);
  } else {
    console.error('Usage: node toolchain/precompress.mjs <folder>');
    process.exitCode = 1;
  }
}
