/**
 * How soon the desk can be used on a slow phone that has never seen it, signed in before and not:
 * `npm run bench -- desk-phone`. Behind TLS and HTTP/2, as browsers reach it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { hashPassword } from '../../server/src/desk/password.ts';
import { Database } from '../../server/src/ledger/database/database.ts';
import { addUser } from '../../server/src/ledger/desk/users.ts';
import { ServerProcess } from '../../server/test/server-process.ts';
import { silent, testEnvironment } from '../../server/test/test-environment.ts';
import { browserOptions } from '../../toolchain/browser.mjs';
import { secureFront } from '../audit/secure-front.ts';
import { timeToInteractive } from '../audit/time-to-interactive.ts';
import { tell } from '../figures.ts';
import { median } from '../quantile.ts';

/** Milliseconds, in the middle of the rounds. */
const most = 1500;
const rounds = 7;
const enquiries = 40;

const user = { email: 'rahim@nokshi.example', name: 'Rahim Uddin', role: 'owner' } as const;
const password = 'maple rickshaw lantern tide';

/** Keeps one enquiry as a visitor sends it. */
async function send(site: string, index: number): Promise<void> {
  const answer = await fetch(`${site}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: `Visitor ${index}`,
      email: `visitor${index}@example.com`,
      subject: 'Software for our shop',
      message: `We have ${index} counters and would like to see it. `.repeat(4),
      key: `phone-${index}`,
      page: '/contact',
    }),
  });
  if (answer.status !== 201) throw new Error(`An enquiry was answered with ${answer.status}.`);
}

const directory = mkdtempSync(join(tmpdir(), 'bench-'));
const variables = { DATA_DIR: directory, RATE_LIMIT_MAX: '1000' };
const database = new Database(testEnvironment(variables), silent);
const row = { ...user, password: await hashPassword(password), created_at: 0 };
await database.use((ledger) => ledger.transaction().execute((one) => addUser(one, row)));
await database.close();
const SITE_DIR = resolve(process.env['SITE_DIR'] ?? 'site/dist');
const server = new ServerProcess({ SITE_DIR, ...variables });
const browser = await chromium.launch(browserOptions());
const site = (await server.listening()).replace('127.0.0.1', 'localhost');
const front = await secureFront(site);
try {
  for (let index = 0; index < enquiries; index += 1) await send(site, index);
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(`${front.address}/desk`);
  await page.getByLabel('Email address').fill(user.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('searchbox').waitFor();
  const signedIn = await context.storageState();
  await context.close();
  for (const [name, selector, state] of [
    ['the list, signed in', 'li a[data-reference]', signedIn],
    ['the sign-in form', 'input[type=password]', undefined],
  ] as const) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await timeToInteractive(browser, `${front.address}/desk`, selector, state));
    }
    const middle = median(times);
    tell(
      `desk on slow 4G: ${name}`,
      `p50 ${middle.toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
      middle < most ? [] : [`over ${most} ms`],
    );
  }
} finally {
  front.stop();
  await browser.close();
  server.kill('SIGKILL');
  await server.gone();
  rmSync(directory, { recursive: true, force: true });
}
