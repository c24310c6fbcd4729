import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ServerProcess } from '../server/test/server-process.ts';
import { box, send, writeContact } from './enquiries-form.ts';

/** As long as a form may be, so that a slow line still sends it when the answer has come. */
const long = 'A long story. '.repeat(20_000);

/** A server whose visitors may post once a minute; each test posts that one itself. */
let server: ServerProcess;
let site = '';
let directory = '';

test.beforeEach(async ({ request }) => {
  directory = await mkdtemp(path.join(tmpdir(), 'too-many-'));
  server = new ServerProcess({
    DATA_DIR: directory,
    SITE_DIR: path.resolve('site/dist'),
    RATE_LIMIT_MAX: '1',
  });
  site = await server.listening();
  const first = await request.post(`${site}/api/contact`, { data: {} });
  expect(first.status()).toBe(422);
});
test.afterEach(async () => {
  server.kill('SIGKILL');
  await server.gone();
  await rm(directory, { recursive: true });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that Back brings the words, and it does', async ({ page }) => {
    await page.goto(`${site}/contact`);
    await writeContact(page, long);
    await send(page).click();
    await expect(page.getByText('yours was not taken yet')).toBeVisible();
    await page.goBack();
    await expect(box(page, 'Message')).toHaveValue(long);
  });
});
