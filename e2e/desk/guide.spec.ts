import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { ServerProcess } from '../../server/test/server-process.ts';
import { expectAccessible } from '../accessible.ts';
import { dist } from '../routes.ts';

const token = 'a-secret-of-this-start';

/** A clone whose content nobody has made their own, and the address that its terminal shows. */
const test = base.extend<{ clone: { content: string; address: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
  clone: async ({}, use) => {
    const directory = await mkdtemp(path.join(tmpdir(), 'clone-'));
    const content = path.join(directory, 'content');
    await cp('content', content, { recursive: true });
    const server = new ServerProcess(
      { DATA_DIR: directory, CONTENT_DIR: content, TOKEN: token, SITE_DIR: dist },
      'local-server.ts',
    );
    await use({ content, address: `${await server.listening()}/desk?token=${token}` });
    server.kill('SIGKILL');
    await server.gone();
    // The editor ends a moment after its server.
    await rm(directory, { recursive: true, maxRetries: 20 });
  },
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Goes on by keys to a field or a button, and writes there. */
async function reach(page: Page, name: string, text = ''): Promise<void> {
  const isThere = () =>
    page.evaluate((wanted) => {
      const focused = document.activeElement;
      const label =
        focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
          ? (focused.labels?.[0]?.textContent ?? '')
          : (focused?.textContent ?? '');
      return label.trim() === wanted;
    }, name);
  for (let presses = 0; !(await isThere()); presses += 1) {
    expect(presses, `${name} is reached by Tab`).toBeLessThan(80);
    await page.keyboard.press('Tab');
  }
  if (text !== '') await page.keyboard.insertText(text);
}

test('a clone becomes a company’s own by keys alone, and nothing typed is lost on the way', async ({
  page,
  clone,
}) => {
  await page.goto(clone.address);
  await expect(heading(page, 'Launch guide')).toBeVisible();
  await reach(page, 'Short name (English)', 'Surma Code');
  await reach(page, 'Line at the foot of the page (English)', 'Software from Sylhet.');
  await reach(page, 'Address of the website', 'surma-code.test');
  await reach(page, 'Telephone numbers', 'call us');
  await expect(page.getByLabel('Email address')).toHaveValue('hello@surma-code.test');
  await expect(page.getByLabel('Letters before each reference')).toHaveValue('SC');
  await reach(page, 'See what will happen');
  await page.keyboard.press('Enter');

  // What is wrong is told where it is, and the first of it has the focus.
  const phones = page.getByLabel('Telephone numbers');
  await expect(phones).toBeFocused();
  await expect(phones).toHaveAccessibleDescription(/call us: /);
  await expect(page.getByLabel('Address 1 (English)')).toHaveAccessibleDescription(/empty/);
  await expectAccessible(page);
  await page.reload();
  await expect(phones).toHaveValue('call us');
  await phones.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('০১২০০-০০০১০০');
  await reach(page, 'City (English)', 'Sylhet');
  await reach(page, 'Address 1 (English)', 'Zindabazar; Sylhet 3100');
  await reach(page, 'See what will happen');
  await page.keyboard.press('Enter');

  await expect(heading(page, 'What will happen')).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByText(/Places left for you to read.*: \d+\./)).toBeVisible();
  const company = async () =>
    parse(await readFile(path.join(clone.content, 'company/index.yaml'), 'utf8'));
  expect((await company()).brand.en).toBe('Nokshi');
  await reach(page, 'Make it ours');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'This is your site now')).toBeFocused();
  expect(await company()).toMatchObject({
    brand: { en: 'Surma Code' },
    url: 'https://surma-code.test',
    phones: ['01200-000100'],
    whatsapp: '8801200000100',
    addresses: [{ en: 'Zindabazar; Sylhet 3100' }],
    without: ['projects', 'career', 'ready-products', 'price'],
  });
  await page.getByRole('link', { name: 'Open the launch checklist' }).click();
  await expect(heading(page, 'Launch checklist')).toBeVisible();

  // From now on the desk opens on the content.
  await page.goto(clone.address);
  await expect(heading(page, 'Words and pictures')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Launch guide' })).toHaveCount(0);
});

test('who leaves the guide for later opens on the content, from where it is reached', async ({
  page,
  clone,
}) => {
  await page.goto(clone.address);
  await page.getByLabel('Short name (English)').fill('Surma Code');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(heading(page, 'Words and pictures')).toBeVisible();
  await page.goto(clone.address);
  await expect(heading(page, 'Words and pictures')).toBeVisible();
  await page.getByRole('link', { name: 'Launch guide' }).click();
  await expect(page.getByLabel('Short name (English)')).toHaveValue('Surma Code');
});
