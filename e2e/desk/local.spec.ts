import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ServerProcess } from '../../server/test/server-process.ts';
import { dist } from '../routes.ts';

const token = 'a-secret-of-this-start';

test('whoever edits a clone sees its content, and nothing else of the desk', async ({ page }) => {
  const directory = await mkdtemp(path.join(tmpdir(), 'clone-'));
  const content = path.join(directory, 'content');
  await cp('content', content, { recursive: true });
  const variables = { DATA_DIR: directory, CONTENT_DIR: content, TOKEN: token, SITE_DIR: dist };
  const startLocal = (given: typeof variables & { PORT?: string }) =>
    new ServerProcess(given, 'local-server.ts');
  const server = startLocal(variables);
  const site = await server.listening();
  for (const address of [`/desk/content?token=${token}`, '/desk/settings', '/desk/enquiries/W-1']) {
    await page.goto(`${site}${address}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Words and pictures' })).toBeVisible();
    await expect(page).toHaveURL(`${site}/desk/content`);
  }
  await expect(page.getByRole('navigation', { name: 'Desk' }).getByRole('link')).toHaveText([
    'Content',
  ]);
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible();

  // The program is started again, and a page of the former start is still open.
  server.kill('SIGKILL');
  await server.gone();
  const again = startLocal({ ...variables, TOKEN: 'another-secret', PORT: new URL(site).port });
  await again.listening();
  // The page notices by itself.
  await expect(page.getByText('Open the address that its terminal shows.')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveCount(0);
  again.kill('SIGKILL');
  await again.gone();
  // The editor ends a moment after its server.
  await rm(directory, { recursive: true, maxRetries: 20 });
});
