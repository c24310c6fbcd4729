import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Row, Site } from '../check.ts';
import { listen, secureFront } from '../secure-front.ts';

const least = 130;
const scanner = 'node_modules/@mdn/mdn-http-observatory';
const howTo = `The scanner is not part of this project (it brings a database driver and an error tracker). To repeat the measurement: install it in a folder elsewhere (npm install --ignore-scripts @mdn/mdn-http-observatory; echo '{}' > ${scanner}/conf/hsts-preload.json) and run OBSERVATORY=<folder> npm run audit -- headers.`;

/**
 * Scans three pages with MDN's own scanner, over https on this machine: a certificate made for the
 * occasion, and a redirect from http, as a proxy in front of the server does it.
 */
export async function observatory(site: Site): Promise<{ rows: Row[]; notes: string[] }> {
  const folder = process.env['OBSERVATORY'] ?? '';
  const program = join(folder, scanner, 'src/scanner/index.js');
  if (!folder || !existsSync(program)) {
    return { rows: [], notes: [`HTTP Observatory: not measured in this run. ${howTo}`] };
  }
  const secure = await secureFront(site.address);
  const httpsPort = secure.port;
  const plain = createServer((asked, answer) => {
    answer.writeHead(301, { Location: `https://localhost:${httpsPort}${asked.url}` }).end();
  });
  const httpPort = await listen(plain);
  try {
    const rows: Row[] = [];
    for (const path of ['/', '/contact', '/products/ERP']) {
      const code = scanCode(folder, { httpPort, httpsPort, path });
      const text = await run(code, { NODE_EXTRA_CA_CERTS: secure.certificateFile });
      const { score, grade } = JSON.parse(text) as { score: number; grade: string };
      const misses = score >= least ? [] : [`${score} instead of at least ${least}`];
      rows.push({ subject: `Observatory ${path}`, figures: [`${score} ${grade}`, ''], misses });
    }
    const { version } = JSON.parse(readFileSync(join(folder, scanner, 'package.json'), 'utf8'));
    const how = `HTTP Observatory: @mdn/mdn-http-observatory ${version}, its own tests and scores, over https on localhost with a certificate made for the occasion and a redirect from http; with an empty HSTS preload list, as the site is in none.`;
    return { rows, notes: [how, howTo] };
  } finally {
    plain.close();
    secure.stop();
  }
}

/**
 * The scanner's own scan() takes no port, so its parts are called one by one, as it does: fetch,
 * run all tests, and add up their scores; extras count from the score it says they count from.
 */
function scanCode(folder: string, options: object): string {
  const source = (file: string) => pathToFileURL(join(folder, scanner, 'src', file)).href;
  return `
    const { retrieve } = await import('${source('retriever/retriever.js')}');
    const { ALL_TESTS } = await import('${source('constants.js')}');
    const { getGradeForScore, getScoreModifier } = await import('${source('grader/grader.js')}');
    const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import('${source('grader/charts.js')}');
    const answers = await retrieve('localhost', ${JSON.stringify(options)});
    const scores = ALL_TESTS.map((test) => getScoreModifier(test(answers).result));
    const sum = (list) => list.reduce((total, one) => total + one, 100);
    const plain = sum(scores.filter((one) => one < 0));
    const score = plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(scores) : plain;
    console.log(JSON.stringify(getGradeForScore(score)));`;
}

/** In a process of its own: it has to trust the certificate from its start. */
function run(code: string, environment: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.on('close', (exit) =>
      exit === 0 ? resolve(text) : reject(new Error(`the scanner ended with ${exit}`)),
    );
  });
}
