/**
 * How fast people read 100,000 enquiries, and how fast pages are served meanwhile:
 * `npm run bench -- leads`. The questions of each kind in turn, three seconds long, then the command, without its
 * start, the quickest of three; then how long a visitor waits while one sender's are forgotten.
 */
import { resolve } from 'node:path';
import { answer } from '../../server/src/command/answer.ts';
import { readArguments } from '../../server/src/command/arguments.ts';
import { Database } from '../../server/src/ledger/database/database.ts';
import { everything, type Filter } from '../../server/src/ledger/enquiries/filter.ts';
import { forget } from '../../server/src/ledger/enquiries/forget.ts';
import { searchFor } from '../../server/src/ledger/search/search.ts';
import { indexSome } from '../../server/src/ledger/search/search-index.ts';
import { copyEnquiry, fillSearched } from '../../server/test/many-enquiries.ts';
import { ServerProcess } from '../../server/test/server-process.ts';
import { silent, testEnvironment } from '../../server/test/test-environment.ts';
import { until } from '../../server/test/until.ts';
import { tell } from '../figures.ts';
import { onDatabase, onSqlite, type Variables } from '../ledgers.ts';
import { quantile } from '../quantile.ts';
import { readUntil } from './home-page.ts';

/** Each command line, and the milliseconds that it may take. */
const commands = [
  { line: ['list'], most: 1000 },
  { line: ['list', '--state', 'parked'], most: 1000 },
  { line: ['list', '--search', 'ক্লিনিক mirpur'], most: 1000 },
  { line: ['show', 'NK-500'], most: 1000 },
  { line: ['stats'], most: 1000 },
  { line: ['queue'], most: 1000 },
  { line: ['export', '--format', 'csv'], most: 5000 },
  { line: ['export', '--format', 'json'], most: 5000 },
];

/** Of a question, in milliseconds. */
const mostToAnswer = 100;
/** Of the home page meanwhile, its 99th percentile. */
const mostForPage = 10;
const leastMilliseconds = 3000;
/** Of an enquiry that is kept while others are forgotten, in milliseconds. */
const mostToKeep = 1000;
const ofOneSender = 40_000;

const listOf = (filter: Partial<Filter>) => ({
  name: 'enquiries',
  asked: { filter: { ...everything, ...filter }, after: undefined, most: 50 },
});
const searched = (words: string) => listOf({ search: searchFor(words) });

const questions = {
  list: [listOf({}), listOf({ state: 'accepted' })],
  filter: [
    ...(['set-aside', 'queued', 'parked', 'delivered'] as const).map((state) => listOf({ state })),
    ...[{ kind: 'demo' as const }, { page: '/products/ERP' }, { campaign: 'eid' }].map(listOf),
    ...[{ language: 'bn' as const }, { since: 1767225600000, until: 1767325600000 }].map(listOf),
  ],
  search: [
    listOf({ search: searchFor('clinic mirpur'), state: 'parked' }),
    ...['school', 'person 4321', 'মিরপুরে ক্লিনিক', '+880 1700', 'NK-500', 'pe', 'zzzz'].map(
      searched,
    ),
  ],
  'one enquiry': [{ name: 'enquiry', asked: 'NK-500' }],
  queue: [{ name: 'waiting', asked: { filter: everything, after: undefined, most: 50 } }],
  counts: [{ name: 'enquiryCounts', asked: undefined }],
};

/** Asks a server in a process of its own, while pages are read from it. */
async function askMeanwhile(name: string, variables: Variables): Promise<void> {
  const SITE_DIR = resolve(process.env['SITE_DIR'] ?? 'site/dist');
  const server = new ServerProcess(
    { LOG_LEVEL: 'info', SITE_DIR, ...variables },
    './server-with-questions.ts',
  );
  const answers = () => server.lines.filter((line) => line.startsWith('{"took":'));
  const ask = async (question: unknown): Promise<number> => {
    const before = answers().length;
    server.say(JSON.stringify(question));
    await until('an answer', () => answers().length > before);
    return JSON.parse(answers().at(-1) ?? '').took;
  };
  try {
    const address = await server.listening();
    const askAll = async (asked: readonly unknown[]): Promise<number[]> => {
      const times: number[] = [];
      const end = performance.now() + leastMilliseconds;
      while (performance.now() < end) {
        for (const question of asked) times.push(await ask(question));
      }
      return times.sort((one, other) => one - other);
    };
    // Until the engine has compiled what it is going to run.
    await readUntil(askAll(Object.values(questions).flat()), address);
    for (const [subject, asked] of Object.entries(questions)) {
      const asking = askAll(asked);
      const pages = await readUntil(asking, address);
      const p99 = quantile(await asking, 0.99);
      const page = quantile(pages, 0.99);
      tell(
        `reading: ${subject}, ${name}`,
        `p50 ${quantile(await asking, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; home page meanwhile p99 ${page.toFixed(1)} ms`,
        [
          ...(p99 < mostToAnswer ? [] : [`over ${mostToAnswer} ms`]),
          ...(page < mostForPage ? [] : [`pages over ${mostForPage} ms`]),
        ],
      );
    }
  } finally {
    server.kill('SIGKILL');
    await server.gone();
  }
}

async function runCommands(name: string, database: Database): Promise<void> {
  for (const { line, most } of commands) {
    const times: number[] = [];
    while (times.length < 3) {
      const start = performance.now();
      const surroundings = { database, environment: testEnvironment({}), width: 100, now: 0 };
      let message = 0;
      for await (const { text } of answer(readArguments(line, 0), surroundings)) {
        message += text.length;
      }
      if (message === 0) throw new Error(`leads ${line.join(' ')} says nothing`);
      times.push(performance.now() - start);
    }
    const quickest = Math.min(...times);
    const misses = quickest < most ? [] : [`over ${most} ms`];
    tell(`leads ${line.join(' ')}, ${name}`, `${quickest.toFixed(0)} ms`, misses);
  }
}

/** Forgets thousands of enquiries of one sender, while a visitor sends one after the other. */
async function forgetMeanwhile(name: string, variables: Variables, database: Database) {
  await database.useForLong(async (ledger) => {
    await copyEnquiry(ledger, 'NK-500', 'X-', ofOneSender, { email: 'flood@example.com' });
    while ((await indexSome(ledger, 500)) > 0);
  });
  const server = new ServerProcess({ LOG_LEVEL: 'info', ...variables });
  try {
    const address = await server.listening();
    const waits: number[] = [];
    let isForgotten = false;
    const begin = performance.now();
    const forgetting = forget(database, 'flood@example.com').finally(() => {
      isForgotten = true;
    });
    while (!isForgotten) {
      const start = performance.now();
      const words = { name: 'Rahim', email: 'rahim@example.com', message: `${waits.length}` };
      const body = new URLSearchParams(words);
      const { status } = await fetch(`${address}/api/contact`, { method: 'POST', body });
      if (status !== 201) throw new Error(`A visitor was answered ${status}`);
      waits.push(performance.now() - start);
    }
    await forgetting;
    const longest = Math.max(...waits);
    tell(
      `forgetting ${ofOneSender} enquiries of one sender, ${name}`,
      `${((performance.now() - begin) / 1000).toFixed(1)} s; a visitor’s enquiry meanwhile p50 ${quantile(waits, 0.5).toFixed(1)} ms, longest ${longest.toFixed(0)} ms`,
      longest < mostToKeep ? [] : [`over ${mostToKeep} ms`],
    );
  } finally {
    server.kill('SIGKILL');
    await server.gone();
  }
}

async function measure(name: string, variables: Variables): Promise<void> {
  const database = new Database(testEnvironment(variables), silent);
  try {
    await fillSearched(database);
    await askMeanwhile(name, variables);
    await runCommands(name, database);
    await forgetMeanwhile(name, variables, database);
  } finally {
    await database.close();
  }
}

await onSqlite((variables) => measure('SQLite', variables));
await onDatabase((variables) => measure('PostgreSQL', variables));
