/**
 * How long somebody at the desk waits for a view of 100,000 enquiries, in a browser, from when the
 * address changes until the lines are painted: `npm run bench -- desk`. Each view several times, never from the
 * browser's memory.
 */
import { resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { hashPassword } from '../../server/src/desk/password.ts';
import { Database } from '../../server/src/ledger/database/database.ts';
import { addUser } from '../../server/src/ledger/desk/users.ts';
import { fillDesk } from '../../server/test/many-enquiries.ts';
import { ServerProcess } from '../../server/test/server-process.ts';
import { silent, testEnvironment } from '../../server/test/test-environment.ts';
import { browserOptions } from '../../toolchain/browser.mjs';
import { tell } from '../figures.ts';
import { onDatabase, onSqlite, type Variables } from '../ledgers.ts';
import { median } from '../quantile.ts';

/** Milliseconds until the lines stand there, in the middle of the rounds. */
const most = 300;
const rounds = 5;

/** A machine that does ten other things takes long to sign somebody in. */
const patience = 120_000;

const user = { email: 'rahim@nokshi.example', name: 'Rahim Uddin', role: 'owner' } as const;
const password = 'maple rickshaw lantern tide';

/** The requests to measure, and their names in the report. */
const views: Readonly<Record<string, string>> = {
  new: '',
  mine: '?view=mine',
  snoozed: '?view=snoozed',
  answered: '?view=answered',
  closed: '?view=closed',
  'set aside': '?view=set-aside',
  undelivered: '?view=undelivered',
  'new, of one kind': '?kind=demo',
  'new, of one language': '?language=bn',
  'new, of one page': '?page=/products/ERP',
  'new, of a rare page': '?page=/rare',
  'answered, of a rare page': '?view=answered&page=/rare',
  'closed, of a rare page': '?view=closed&page=/rare',
  'new, of a campaign': '?campaign=utm_source%3Dfair',
  'closed, of no campaign there is': '?view=closed&campaign=nothing',
  'new, of three days': '?since=2026-02-01&until=2026-02-03',
  'closed, of a time without any': '?view=closed&since=2020-01-01&until=2020-12-31',
  'new, of nobody': '?assignee=nobody',
  'closed, of a colleague': '?view=closed&assignee=karima@nokshi.example',
  'new, of a colleague without any': '?assignee=nobody@nokshi.example',
  'snoozed, of a rare page': '?view=snoozed&page=/rare',
  'search: a frequent word': '?q=school',
  'search: one enquiry': '?q=person+54321',
  'search: Bangla, in what is closed': '?view=closed&q=মিরপুরে+ক্লিনিক',
  'search: nothing': '?view=answered&q=zzzz',
};

async function signIn(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/desk`);
  await page.getByLabel('Email address').fill(user.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('searchbox').waitFor();
}

/** Run in the page: milliseconds from when the address changes until what it names is painted. */
const untilPainted = (address: string) => `(async () => {
  const list = document.querySelector('main section');
  const start = performance.now();
  await new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (list.hasAttribute('aria-busy')) return;
      observer.disconnect();
      done();
    });
    observer.observe(list, { attributeFilter: ['aria-busy'] });
    history.pushState(null, '', ${JSON.stringify(address)});
  });
  await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  return performance.now() - start;
})()`;

async function measure(name: string, variables: Variables): Promise<void> {
  const database = new Database(testEnvironment(variables), silent);
  await fillDesk(database, user.email);
  const row = { ...user, password: await hashPassword(password), created_at: 0 };
  await database.use((ledger) => ledger.transaction().execute((one) => addUser(one, row)));
  await database.close();
  const SITE_DIR = resolve(process.env['SITE_DIR'] ?? 'site/dist');
  const server = new ServerProcess({ SITE_DIR, ...variables });
  const browser = await chromium.launch(browserOptions());
  try {
    const site = (await server.listening()).replace('127.0.0.1', 'localhost');
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(patience);
    await signIn(page, site);
    const times = new Map(Object.keys(views).map((view) => [view, [] as number[]]));
    for (let round = 0; round < rounds; round += 1) {
      // From a view that is none of those measured; the page has forgotten all others.
      await page.goto(`${site}/desk?view=closed&language=en`);
      await page.locator('li a[data-reference]').first().waitFor();
      for (const [view, query] of Object.entries(views)) {
        times.get(view)?.push(await page.evaluate<number>(untilPainted(`/desk${query}`)));
      }
    }
    for (const [view, taken] of times) {
      const middle = median(taken);
      tell(
        `desk: ${view}, ${name}`,
        `p50 ${middle.toFixed(0)} ms, longest ${Math.max(...taken).toFixed(0)} ms`,
        middle < most ? [] : [`over ${most} ms`],
      );
    }
  } finally {
    await browser.close();
    server.kill('SIGKILL');
    await server.gone();
  }
}

await onSqlite((variables) => measure('SQLite', variables));
await onDatabase((variables) => measure('PostgreSQL', variables));
