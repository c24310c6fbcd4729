import { expect, test } from 'vitest';
import type { Differences } from './changed-texts.ts';
import { patchPage, readPage } from './patch-page.ts';

const none: Differences = { texts: [], numbers: [], pictures: [], others: [] };
const price = { path: ['offer', 'from'], before: '1,500', after: '1,750' };
const sentence = 'Seven items are scanned, and rice is weighed.';

const shown = {
  title: 'POS',
  isOwnPage: true,
  pictureAt: (path: readonly (string | number)[]) => `/picture?path=${path.join('/')}`,
};

function aPage(html: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  return page;
}

test('a price is shown wherever the page has it as that of the entry, and nowhere else', () => {
  const page = aPage(
    '<p>From ৳1,500 a month</p><ul><li>৳1,500, too</li><li>1,500 shops</li></ul>' +
      '<article><a href="/products/ERP">ERP</a> ৳1,500</article><p>৳11,500</p>',
  );
  const built = readPage(page);
  expect(patchPage(built, { ...none, numbers: [price] }, shown).left).toEqual([]);
  expect(page.body.textContent).toBe('From ৳1,750 a month৳1,750, too1,500 shopsERP ৳1,500৳11,500');
  patchPage(built, none, shown);
  expect(page.body.textContent).toContain('From ৳1,500 a month');
});

test('where several entries have one price, only the item that names the entry shows another', () => {
  const page = aPage('<article>ERP ৳1,500</article><article>POS ৳1,500</article>');
  const elsewhere = { ...shown, isOwnPage: false };
  expect(patchPage(readPage(page), { ...none, numbers: [price] }, elsewhere).left).toEqual([]);
  expect(page.body.textContent).toBe('ERP ৳1,500POS ৳1,750');
  const unnamed = { ...elsewhere, title: 'School' };
  const other = readPage(aPage('<article>ERP ৳1,500</article><article>৳1,500</article>'));
  const { left } = patchPage(other, { ...none, numbers: [price] }, unnamed);
  expect(left).toEqual([['offer', 'from']]);
});

test('a sentence is shown in all its places, a word in the only one', () => {
  const page = aPage(`<p>${sentence}</p><p>${sentence}</p><p>Look</p><p>Look</p>`);
  const texts = [
    { path: ['lead'], before: sentence, after: 'Nothing.' },
    { path: ['name'], before: 'Look', after: 'See' },
  ];
  const { left } = patchPage(readPage(page), { ...none, texts }, shown);
  expect(page.body.textContent).toBe('Nothing.Nothing.LookLook');
  expect(left).toEqual([['name']]);
});

test('another picture stands where the page says the same of it, until it is taken back', () => {
  const page = aPage(
    '<picture><source srcset="/a.avif"><img src="/a.webp" srcset="/b.webp 2x" alt="A counter"></picture><img src="/c.webp" alt="">',
  );
  const built = readPage(page);
  const src = ['picture', 'src'];
  const pictures = [
    { path: src, alt: 'A counter' },
    { path: ['logo', 'src'], alt: '' },
  ];
  const { left } = patchPage(built, { ...none, pictures }, shown);
  expect(left).toEqual([['logo', 'src']]);
  expect(page.body.innerHTML).toBe(
    '<picture><source><img src="/picture?path=picture/src" alt="A counter"></picture><img src="/c.webp" alt="">',
  );
  patchPage(built, none, shown);
  expect(page.querySelector('source')?.getAttribute('srcset')).toBe('/a.avif');
  expect(page.images[0]?.getAttribute('src')).toBe('/a.webp');
});
