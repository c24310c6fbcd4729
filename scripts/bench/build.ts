/**
 * Builds scratch copies of the site with 0, 100, 1,000 and 5,000 products more, and prints how long
 * each page takes and how much memory the build needs. Each is built twice: the first build draws the
 * link preview of every new page, the second is what every later one is like. node_modules is shared;
 * nothing of this project is written to. Usage: node scripts/bench/build.ts [number of extra products …]
 */
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { frugal } from '../../toolchain/build.mjs';
import { begin } from '../../toolchain/progress.mjs';
import { projectNode, root } from '../../toolchain/run.mjs';
import { builtPages } from '../audit/pages.ts';
import { RepositoryCopy } from '../repository-copy.ts';

const bounds = { pagesPerSecond: 100, megabytes: 2000 };
const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 100, 1000, 5000];

const turns = ['first', 'again'] as const;
type Turn = (typeof turns)[number];

interface Figures {
  readonly pages: number;
  readonly seconds: number;
  readonly megabytes: number;
}

/** Copies of the products under new names, with the pictures of the originals. */
function addProducts(scratch: string, count: number): void {
  const products = path.join(scratch, 'content/products');
  const originals = readdirSync(products)
    .filter((name) => name !== 'order.yaml')
    .sort();
  for (let number = 1; number <= count; number += 1) {
    const original = originals[number % originals.length] ?? '';
    const text = readFileSync(path.join(products, original, 'index.yaml'), 'utf8')
      .replace(/^( {2}src: )(picture\/)/m, `$1../${original}/$2`)
      .replace(/^(title:\n {2}en: ).*$/m, `$1Product ${number}`);
    const folder = path.join(products, `product-${number}`);
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'index.yaml'), text);
    appendFileSync(path.join(products, 'order.yaml'), `  - product-${number}\n`);
  }
}

async function build(scratch: string): Promise<Figures> {
  const memory = path.join(scratch, 'memory.txt');
  const note = `import { writeFileSync } from 'node:fs'; process.on('exit', () => writeFileSync(${JSON.stringify(memory)}, String(process.resourceUsage().maxRSS)));`;
  const start = performance.now();
  const log: Buffer[] = [];
  const code = await new Promise((resolve) => {
    const watch = `--import=data:text/javascript,${encodeURIComponent(note)}`;
    const child = spawn(projectNode(), [watch, 'site/build/build-site.ts', 'site/dist'], {
      cwd: scratch,
      env: { ...process.env, ...frugal },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => log.push(part));
    child.on('close', resolve);
  });
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(Buffer.concat(log).toString().slice(-2000));
  const pages = builtPages(path.join(scratch, 'site/dist')).length;
  return { pages, seconds, megabytes: Math.round(Number(readFileSync(memory, 'utf8')) / 1000) };
}

async function measure(count: number): Promise<Record<Turn, Figures>> {
  const copy = new RepositoryCopy();
  const scratch = copy.directory;
  // The sitemap reads the days of changes off the history.
  symlinkSync(path.join(root, '.git'), path.join(scratch, '.git'));
  const end = begin(`Building with ${count} products more, twice`);
  try {
    addProducts(scratch, count);
    return { first: await build(scratch), again: await build(scratch) };
  } finally {
    copy.remove();
    end(true);
  }
}

const measured: Record<Turn, Figures>[] = [];
for (const count of counts) measured.push(await measure(count));

const line = (...columns: (string | number)[]) =>
  console.log(columns.map((one) => String(one).padStart(16)).join(''));
console.log(`\n${cpus()[0]?.model.trim()}, Node.js ${process.versions.node}`);
for (const turn of turns) {
  console.log(`\n${{ first: 'First build', again: 'Built again' }[turn]}`);
  line('pages', 'seconds', 'pages/s', 'ms per new page', 'peak MB');
  const [least] = measured;
  for (const { [turn]: figures } of measured) {
    const { pages, seconds, megabytes } = figures;
    const more = pages - (least?.[turn].pages ?? 0);
    const each = more > 0 ? (1000 * (seconds - (least?.[turn].seconds ?? 0))) / more : 0;
    line(
      pages,
      seconds.toFixed(1),
      Math.round(pages / seconds),
      each ? each.toFixed(1) : '',
      megabytes,
    );
  }
}
const last = measured.at(-1);
if (last) {
  const fast = (turn: Turn) => last[turn].pages / last[turn].seconds >= bounds.pagesPerSecond;
  const small = Math.max(last.first.megabytes, last.again.megabytes) < bounds.megabytes;
  const verdict = (kept: boolean, bound: string) => `${kept ? '✓' : '✗'} ${bound}`;
  const speed = `at least ${bounds.pagesPerSecond} pages/s`;
  console.log(
    `\n${verdict(fast('first'), `${speed} in the first build`)}   ${verdict(fast('again'), `${speed} again`)}   ${verdict(small, `less than ${bounds.megabytes} MB`)}`,
  );
  process.exitCode = fast('again') && small ? 0 : 1;
}
