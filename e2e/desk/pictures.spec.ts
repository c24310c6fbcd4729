import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { metadataIn } from '../../site/build/published-files/embedded-metadata.ts';
import { expectAccessibleInAudit } from '../accessible.ts';
import { askAs, atWidths, type DeskServer } from './desk-server.ts';

const button = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

/** Unfolds an item of a list. @param name such as Demos, 2 */
const unfold = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('summary')
    .filter({ has: page.getByText(name, { exact: true }) })
    .click();

/** What journeys of pictures ask of the desk's content. */
function contentOf(page: Page, desk: DeskServer) {
  const { get, file, post, speak } = askAs(page, desk);
  return {
    get: (path: string) => get(`/content${path}`),
    post: (path: string, data: object) => post(`/content${path}`, data),
    picture: (id: string, path: string) => file(`/content/${id}/picture?path=${path}`),
    speak,
  };
}

/** Red above, blue below. */
const upright = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    {
      input: { create: { width, height: height / 2, channels: 3, background: '#0000ff' } },
      gravity: 'south',
    },
  ]);

/** As a phone keeps a photo that was taken upright: lying, with where it was taken. 12 megapixels. */
async function phonePhoto(): Promise<Buffer> {
  const seen = await upright(3000, 4000).png({ compressionLevel: 1 }).toBuffer();
  const lying = await sharp(seen).rotate(270).jpeg().toBuffer();
  return sharp(lying)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1' } })
    .jpeg()
    .toBuffer();
}

const file = (buffer: Buffer, name = 'photo.jpg', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
});

const nameOf = ({ alt }: { alt: { en: string } }) => alt.en;

atWidths('a member gets a photo, without where it was taken', async ({ page, edited: desk }) => {
  const { post, get, picture } = contentOf(page, desk);
  await post('/team', { name: 'salma-akter' });
  await page.goto(`${desk.site}/desk/content/team/salma-akter`);
  const chooser = page.getByLabel('Choose a picture');
  await expect(chooser).toBeAttached();
  await expectAccessibleInAudit(page);
  await chooser.setInputFiles(file(await phonePhoto()));
  const dialog = page.getByRole('dialog', { name: 'The new picture' });
  const part = dialog.getByRole('group', { name: 'The part that is shown' });
  await expect(part).toBeVisible();
  await expectAccessibleInAudit(page);
  // The lower part: what lies above goes out of the frame.
  await part.focus();
  for (let press = 0; press < 40; press += 1) await part.press('ArrowUp');
  await dialog.getByLabel('English').fill('Salma Akter, smiling');
  await dialog.getByLabel('বাংলা').fill('সালমা আক্তার, হাসিমুখে');
  // Broken off, and sent again.
  await page.route('**/picture?*version*', () => {}, { times: 1 });
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Sending: 0%');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('status')).toBeEmpty();
  const sending = page.waitForRequest('**/picture?*version*');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toBeHidden();
  // Neither its megabytes nor its place leave the phone.
  const sent = (await sending).postDataBuffer() ?? Buffer.alloc(0);
  expect(await sharp(sent).metadata()).toMatchObject({ width: 2400, height: 3200 });
  expect(await metadataIn('sent.jpg', sent)).not.toContain('exif');
  await expect(page.getByRole('img', { name: 'Salma Akter, smiling' })).toBeVisible();
  await expect
    .poll(async () => (await get('/team/salma-akter')).values.picture)
    .toEqual({
      src: 'picture/src.jpg',
      alt: { en: 'Salma Akter, smiling', bn: 'সালমা আক্তার, হাসিমুখে' },
    });
  const placed = await picture('team/salma-akter', 'picture/src');
  expect(await metadataIn('src.jpg', placed)).toEqual([]);
  const { dominant } = await sharp(placed).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
});

atWidths('a picture that can’t be taken is answered in words', async ({ page, edited: desk }) => {
  const { get, speak } = contentOf(page, desk);
  await speak('bn');
  const { values } = await get('/team/imtiaz-bhuiyan');
  await page.goto(`${desk.site}/desk/content/team/imtiaz-bhuiyan`);
  const chooser = page.getByLabel('অন্য ছবি বেছে নিন');
  const sentence = page.getByRole('alert').filter({ hasText: /\S/ });
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await chooser.setInputFiles(file(heic, 'IMG_1.HEIC', 'image/heic'));
  await expect(sentence).toContainText('HEIC');
  await chooser.setInputFiles(file(Buffer.from('\xff\xd8\xff\xe0 cut off', 'latin1')));
  await expect(sentence).toContainText('নষ্ট');
  await expectAccessibleInAudit(page);
  // What is wrong with this one the server finds.
  const small = await upright(100, 100).jpeg().toBuffer();
  await chooser.setInputFiles(file(small));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'এই ছবি বসান' }).click();
  await expect(dialog.getByRole('alert')).toContainText('৪০০ পিক্সেল');
  await expectAccessibleInAudit(page);
  await dialog.getByRole('button', { name: 'বাদ দিন' }).click();
  await expect(dialog).toBeHidden();
  expect((await get('/team/imtiaz-bhuiyan')).values).toEqual(values);
});

atWidths('pictures are put in order, taken away and back', async ({ page, edited: desk }) => {
  const { get } = contentOf(page, desk);
  const id = 'projects/grocery-counters';
  const named = async () => (await get(`/${id}`)).values.pictures.map(nameOf);
  await page.goto(`${desk.site}/desk/content/${id}`);
  await button(page, /^Add: More pictures$/).click();
  for (const name of ['Counter', 'Invoice']) {
    await button(page, /^Add a picture$/).click();
    await page
      .getByLabel('Choose a picture')
      .setInputFiles(file(await upright(800, 1000).jpeg().toBuffer()));
    const dialog = page.getByRole('dialog', { name: 'The new picture' });
    await dialog.getByLabel('English').fill(name);
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await expect(page.getByRole('img', { name, exact: true })).toBeVisible();
    await expect.poll(named).toContain(name);
  }
  await button(page, /^Move More pictures, 2$/).press('ArrowUp');
  await expect.poll(named).toEqual(['Invoice', 'Counter']);
  await button(page, /^Take away More pictures, 1$/).click();
  await expect.poll(named).toEqual(['Counter']);
  await button(page, /^Undo$/).click();
  await expect.poll(named).toEqual(['Invoice', 'Counter']);
  await page.reload();
  await unfold(page, 'More pictures, 1');
  await expect(page.getByRole('img', { name: 'Invoice', exact: true })).toBeVisible();
  await expectAccessibleInAudit(page);
});

atWidths('an icon and a page are picked by keys', async ({ page, edited: desk }) => {
  const { get } = contentOf(page, desk);
  await page.goto(`${desk.site}/desk/content/technologies/laravel`);
  const dialog = page.getByRole('dialog');
  await button(page, /^Icon/).press('Enter');
  await dialog.getByRole('searchbox', { name: 'Search' }).fill('tabler cash');
  const cash = dialog.getByRole('option', { name: 'cash', exact: true });
  await expect(cash).toBeVisible();
  await expectAccessibleInAudit(page);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('option').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('option').nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(button(page, /^Icon/)).toBeFocused();
  await expect
    .poll(async () => (await get('/technologies/laravel')).values.icon)
    .toMatch(/^tabler:.*cash/);

  await page.goto(`${desk.site}/desk/content/singles/navigation`);
  const contact = button(page, /\/contact/).first();
  await contact.press('Enter');
  await dialog.getByRole('searchbox', { name: 'Search' }).fill('/products/HRM');
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => JSON.stringify((await get('/singles/navigation')).values))
    .toContain('"/products/HRM"');
  await expectAccessibleInAudit(page);
});
