import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '../../server/test/server-process.ts';
import { single } from '../content.ts';
import { widths } from '../routes.ts';
import { expectAccessible, expectAccessibleInAudit } from './accessible.ts';
import { type DeskServer, restartDesk, startDesks, stopDesks, test } from './desk-server.ts';

/** The editor begins, and makes a draft or brings it up to a newer release. */
const beginningTimeout = 60_000;

const example = 'sample: true';

/** One file of each of the five steps that keeps its first example. */
const stillExamples = ['offices/mirpur', 'pages/faq', 'prices', 'team', 'testimonials'];

/** As an owner leaves it who has replaced nearly all examples: one of each step is left, and one empty line. */
async function finishAlmost(content: string): Promise<void> {
  const left = new Set(stillExamples);
  const files = await readdir(content, { recursive: true });
  for (const name of files.filter((file) => file.endsWith('index.yaml')).toSorted()) {
    const file = path.join(content, name);
    const [first = '', ...others] = (await readFile(file, 'utf8')).split(example);
    const place = [...left].find((one) => name.startsWith(`${one}/`));
    if (others.length === 0) continue;
    if (place) left.delete(place);
    const kept = place ? [first + example + others[0], ...others.slice(1)] : [first, ...others];
    const finished = kept.join('sample: false');
    const isCompany = name === 'company/index.yaml';
    await writeFile(
      file,
      isCompany ? finished.replaceAll(/^( {2}(?!bin)\w+): ''$/gm, "$1: '1'") : finished,
    );
  }
}

/** Does something that changes an entry, and waits until the draft has it. */
async function saved(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.status() === 200,
  );
  await act();
  await answer;
}

for (const width of widths) {
  test.describe(`a copy that is almost ready at ${width} px`, { tag: '@every-page' }, () => {
    // One server and one draft for all of them.
    test.describe.configure({ mode: 'serial' });
    test.use({ viewport: { width, height: 800 } });

    let directory: string;
    let variables: { DATA_DIR: string; CONTENT_DIR: string };
    let servers: ServerProcess[];
    let desk: DeskServer;

    test.beforeAll(async () => {
      directory = await mkdtemp(path.join(tmpdir(), 'launch-'));
      variables = { DATA_DIR: directory, CONTENT_DIR: path.join(directory, 'content') };
      await cp('content', variables.CONTENT_DIR, { recursive: true });
      await finishAlmost(variables.CONTENT_DIR);
      const started = await startDesks(variables, 1);
      servers = started.servers;
      desk = started.desks[0] as DeskServer;
    });

    test.afterAll(async () => {
      await stopDesks(servers);
      // The editor ends a moment after its server.
      await rm(directory, { recursive: true, maxRetries: 20 });
    });

    test('is led through the launch checklist to its end', async ({ page }) => {
      await desk.open(page, '/content');
      await page.getByRole('link', { name: 'Launch checklist' }).click();
      const steps = page.getByRole('main').getByRole('group');
      await expect(steps).toHaveCount(5, { timeout: beginningTimeout });
      await expectAccessible(page);
      for (let left = 5; left > 0; left -= 1) {
        const step = steps.first();
        const count = step.getByText(/^\d+ left$/);
        await step.locator('summary').click();
        for (let places = await step.getByRole('link').count(); places > 0; places -= 1) {
          await expect(count).toHaveText(`${places} left`);
          await step.getByRole('link').first().click();
          await doIt(page);
          await page.goBack();
          await expect(steps).toHaveCount(places > 1 ? left : left - 1);
        }
      }
      await expect(page.getByText('Everything is done.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Done' })).toHaveCount(
        5,
      );
      await expectAccessibleInAudit(page);
    });

    test('asks which price stands when a newer release changes it, too', async ({ page }) => {
      const base = single('prices', 'en').plans[0]?.rent?.price.base ?? 0;
      const [mine, newer] = [base + 250, base + 100];
      const address = '/content/singles/prices?field=plans/0/rent/price/base';
      await desk.open(page, address);
      const price = page.getByRole('textbox', { name: 'Lowest price', exact: true });
      await saved(page, () => price.fill(String(mine)));
      await stopDesks(servers);

      const file = path.join(variables.CONTENT_DIR, 'prices/index.yaml');
      const yaml = await readFile(file, 'utf8');
      await writeFile(file, yaml.replace(`base: ${base}`, `base: ${newer}`));
      const started = await restartDesk(variables);
      servers = [started.server];
      // Whoever was signed in still is.
      await page.goto(`${started.desk.site}/desk/content`);
      const once = page.getByRole('region', { name: 'For the whole site', exact: true });
      const line = once.getByRole('link', { name: /^Price book/ });
      await expect(line).toContainText('1 to decide', { timeout: beginningTimeout });
      await line.click();
      const title = 'Changed by a new version of the site, too';
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expectAccessibleInAudit(page);
      // Its plan is unfolded where the address names a field of it.
      await page.goto(`${started.desk.site}/desk${address}`);
      const both = page.getByRole('group', { name: /Lowest price$/ });
      await expect(both).toContainText(mine.toLocaleString('en'));
      await expect(both).toContainText(newer.toLocaleString('en'));
      await expect(price).toHaveValue(newer.toLocaleString('en'));
      // Not checked: with the choice, the question is gone.
      await saved(page, () => both.getByLabel('Keep mine').click());
      await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
      await expect(price).toHaveValue(mine.toLocaleString('en'));
      await page.reload();
      await expect(price).toHaveValue(mine.toLocaleString('en'));
      await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    });
  });
}

/** Does what a line of the checklist leads to: an example is real now, or an empty line is filled in. */
async function doIt(page: Page): Promise<void> {
  const field = page.locator(':focus');
  await expect(field).toBeVisible();
  const isExample = (await field.getAttribute('type')) === 'checkbox';
  await saved(page, () => (isExample ? field.uncheck() : field.fill('123456789-0101')));
}
