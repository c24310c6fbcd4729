import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, expect, it } from 'vitest';
import { RepositoryCopy } from '../scripts/repository-copy.ts';
import { freePort } from '../server/test/free-port.ts';
import { until } from '../server/test/until.ts';
import { browserOptions } from '../toolchain/browser.mjs';
import { tool } from '../toolchain/run.mjs';

const copy = new RepositoryCopy();
let development: ChildProcess | undefined;
let told = '';

afterAll(async () => {
  if (development?.exitCode === null) {
    development.kill();
    await once(development, 'exit');
  }
  copy.remove();
});

/** Starts what `npm run dev` starts. @returns the address of the site */
async function start(): Promise<string> {
  const port = await freePort();
  const [program = '', ...astro] = tool('astro', 'astro');
  // Vitest marks its own processes; this one is not among them.
  const { VITEST: _, NODE_ENV: __, ...environment } = process.env;
  development = spawn(program, [...astro, 'dev', '--root', 'site'], {
    cwd: copy.directory,
    env: { ...environment, PORT: String(port), DATA_DIR: join(copy.directory, 'data') },
  });
  for (const stream of [development.stdout, development.stderr]) {
    stream?.on('data', (part) => {
      told += part;
    });
  }
  const address = `http://localhost:${port}`;
  await until('the site in development', async () => (await fetch(`${address}/career`)).ok, 90_000);
  return address;
}

const career = 'content/pages/career/index.yaml';
const translation = '\n    bn: আবেদন করুন\n';

it('npm run dev tells what is not translated, in the terminal and in the browser, and no noise', async () => {
  copy.edit(career, translation, '\n');
  const address = await start();
  expect(told).toContain(`${career}: is not written in bn: openings.apply.`);
  expect(told).not.toMatch(/MaxListeners|does not exist or is empty|No files found/);

  const browser = await chromium.launch(browserOptions());
  const page = await browser.newPage();
  await page.goto(`${address}/bn/career`);
  await page.getByText('Not translated: one place in content/').click();
  await page.getByText(`${career}: is not written in bn: openings.apply.`).waitFor();

  copy.edit(career, '\n    en: Apply for this position\n', `\n    en: Apply here${translation}`);
  await page.getByText('Not translated').waitFor({ state: 'detached' });
  await browser.close();
});
