import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { expect, type Page, test } from '@playwright/test';
import { builtPage, linksOf, wordsOf } from './built-page.ts';
import { single } from './content.ts';
import { reference, send, watchPosts } from './enquiries-form.ts';
import { isEverywhere } from './routes.ts';
import { shiftsWithLateScripts } from './shifts.ts';

const offer = (page: Page, name: string) => page.getByRole('article', { name });

// What it comes to for other buyers the tests of prices/ reckon.
const factory =
  'product=custom&screens=30&rows=5000&from=tally&days=3&place=company&where=dhaka&care=yes';

test('an offer is opened by its address, in English and in Bangla', async ({ page }) => {
  await page.goto(`/price?${factory}`);
  await expect(offer(page, 'Software of your own, 30 screens')).toContainText('৳ 5,39,000');
  await page.goto(`/bn/price?${factory}`);
  await expect(offer(page, 'কাস্টম সফটওয়্যার, ৩০টি স্ক্রিন')).toContainText('৳ ৫,৩৯,০০০');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the price of a product opens at its line', async ({ page }) => {
    for (const [path, name] of [
      ['/products/EMIS', 'Work out your price'],
      ['/bn/products/EMIS', 'আপনার খরচ হিসাব করুন'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name }).first().click();
      await page.waitForURL(/\/price\?product=EMIS.*#price-EMIS$/);
      await expect(page.getByRole('link', { name: /EMIS/ })).toBeInViewport();
    }
  });

  test('the server gives the same offer, and takes it', async ({ page }) => {
    await page.goto(`/api/price?${factory}`);
    await expect(offer(page, 'Software of your own, 30 screens')).toContainText('৳ 5,39,000');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Without script');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('01200-000012');
    await send(page).click();
    await page.waitForURL(/\/thank-you\?reference=NK-/);
  });
});

test('the list has the price of everything that has one, services too', () => {
  const { plans } = single('prices', 'en');
  const list = builtPage('/price').querySelector('table');
  const rows = list?.querySelectorAll('th[scope=row]') ?? [];
  expect(rows.flatMap((row) => row.querySelectorAll('a').map(wordsOf)).sort()).toEqual(
    plans.map(({ title }) => title).sort(),
  );
  expect(list && linksOf(list)).toContain('/services/hosting');
});

test('on a phone each amount of the list has its name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, names] of [
    ['/price', ['"First payment"', '"Each month"']],
    ['/bn/price', ['"প্রথম পেমেন্ট"', '"প্রতি মাসে"']],
  ] as const) {
    await page.goto(path);
    const cells = page.getByRole('main').locator('tbody tr', { hasText: 'POS' }).locator('td');
    const told = await cells.evaluateAll((all) =>
      all.map((cell) => getComputedStyle(cell, '::before').content),
    );
    expect(told).toEqual(names);
  }
});

test('a grocer chooses, answers, asks why, and sends the offer under its own number', async ({
  page,
}) => {
  await page.goto('/price');
  await expect(page.getByText('offer writes itself here')).toBeVisible();
  const product = page.getByRole('combobox', { name: 'What is it for?' });
  await product.selectOption('POS');
  await expect(offer(page, 'POS, 1 branch')).toBeVisible();
  await page.getByRole('textbox', { name: 'How many branches?' }).fill('৩');
  await page.getByRole('combobox', { name: 'Training' }).selectOption('At your place');
  await page.getByRole('combobox', { name: 'Your division' }).selectOption('Rajshahi, with Bogura');
  const sheet = offer(page, 'POS, 3 branches');
  const journey = sheet.getByRole('row', { name: /Journey/ });
  await expect(journey).toContainText('৳ 8,000');
  await journey.getByText('Why?').click();
  await expect(journey).toContainText('Bus or train from Dhaka');
  await expect(page).toHaveURL(/\?product=POS&branches=3&.*where=rajshahi/);

  await page.getByRole('textbox', { name: 'Your name' }).fill('Selim Mia');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('01200-000011');
  const posts = watchPosts(page);
  await send(page).click();
  const status = page.getByRole('status').filter({ hasText: 'Your enquiry has arrived' });
  const [given = ''] = (await status.innerText()).match(reference) ?? [];
  const sent = posts[0]?.postDataJSON();
  expect(sent.offer).toContain('branches=3');
  expect(sent.offer).toContain(given);
});

test('no answer of a choice is cut', { tag: '@every-page' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/price', '/bn/price']) {
    for (const product of isEverywhere ? ['POS', 'e-commerce', 'custom'] : ['custom']) {
      await page.goto(`${path}?product=${product}`);
      await expect(page.getByRole('article')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // In the letters of the page's own font, and in those of the device when the font came too late.
      const cut = await page.getByRole('main').evaluate((main) =>
        ['early', 'late'].flatMap((fonts) => {
          document.documentElement.dataset['fonts'] = fonts;
          return [...main.querySelectorAll('select')].flatMap((select) => {
            const { font, paddingLeft, paddingRight } = getComputedStyle(select);
            const pen = document.createElement('canvas').getContext('2d');
            if (!pen) throw new Error('no canvas');
            pen.font = font;
            const room =
              select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
            return [...select.options]
              .map(({ text }) => text)
              .filter((text) => pen.measureText(text).width > room);
          });
        }),
      );
      expect(cut, `${path} ${product}`).toEqual([]);
    }
  }
});

test('the font of prices has figures of one width', async ({ page }) => {
  await page.goto('/price');
  const widths = await page.evaluate(async () => {
    // The page itself leaves the font out where it comes after the first frame.
    const faces = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const text = faces.find(({ cssText }) => /^@font-face.*Latin text/s.test(cssText));
    const source = (text as CSSFontFaceRule).style.getPropertyValue('src');
    const family = 'measured';
    document.fonts.add(await new FontFace(family, source).load());
    const line = document.createElement('span');
    line.style.cssText = `position: absolute; font: 400 100px ${family}`;
    document.body.append(line);
    return ['normal', 'tabular-nums'].map((figures) => {
      line.style.fontVariantNumeric = figures;
      return ['1111', '8888'].map((text) => {
        line.textContent = text;
        return Math.round(line.getBoundingClientRect().width);
      });
    });
  });
  const [[slim, broad] = [], [first, second] = []] = widths;
  expect(slim, 'by themselves they are not').not.toBe(broad);
  expect(first).toBe(second);
});

test('pages where one asks for a price lead to it', () => {
  for (const path of ['/', '/faq', '/contact', '/book-a-demo', '/products/POS']) {
    for (const language of languageCodes) {
      const main = builtPage(pathIn(language, path)).querySelectorAll('main');
      const paths = main.flatMap(linksOf).map((link) => link.split('?')[0]);
      expect(paths, path).toContain(pathIn(language, '/price'));
    }
  }
});

test('what is printed is an offer on the company’s paper, on two pages', {
  tag: '@every-page',
}, async ({ page }) => {
  for (const path of isEverywhere ? ['/price', '/bn/price', '/api/price'] : ['/bn/price']) {
    await page.goto(`${path}?product=POS&branches=3&rows=2500&from=paper&place=company`);
    await expect(page.getByRole('article')).toBeVisible();
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, path).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText(/NK-\w{4}-\w{4}/);
    await expect(sheet.getByRole('contentinfo').or(sheet.locator('footer'))).toBeVisible();
    await expect(page.getByRole('textbox').first()).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});

/** The pages of a PDF on which links to these addresses stand: its objects are plain text, its words are not. */
function pagesWith(pdf: string, addresses: readonly string[]): number[] {
  const objects = new Map(
    [...pdf.matchAll(/(\d+) 0 obj\b(.*?)endobj/gs)].map(([, id = '', body = '']) => [id, body]),
  );
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  return addresses.map((address) =>
    pages.findIndex((body) => {
      const [, links = ''] = /\/Annots\s*\[(.*?)\]/s.exec(body) ?? [];
      return [...links.matchAll(/(\d+) 0 R/g)].some(([, id = '']) =>
        objects.get(id)?.includes(address),
      );
    }),
  );
}

test('whoever signs a printed offer has its last two terms on the same page', {
  tag: '@every-page',
}, async ({ page }) => {
  for (const path of isEverywhere ? ['/price', '/bn/price', '/api/price'] : ['/api/price']) {
    await page.goto(`${path}?product=EMIS&students=900&messages=900`);
    const sheet = page.getByRole('article');
    await sheet.evaluate((article) => {
      const [, terms, lines] = article.querySelector('footer')?.children ?? [];
      const [last, other] = [...(terms?.children ?? [])].reverse();
      for (const [name, element] of Object.entries({
        last,
        other,
        lines: lines?.firstElementChild,
      })) {
        const link = document.createElement('a');
        link.href = `https://${name}.example`;
        link.append(...(element?.childNodes ?? []));
        element?.append(link);
      }
    });
    // Why a line is there takes one line more or less, and so a page ends elsewhere.
    for (const height of isEverywhere ? [0, 40, 80, 120, 160] : [0, 80, 160]) {
      await sheet.evaluate((article, padding) => {
        article.style.paddingTop = `${padding}px`;
      }, height);
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
      const found = pagesWith(pdf, ['last.example', 'other.example', 'lines.example']);
      expect(new Set(found).size, `${path} ${height}`).toBe(1);
      expect(found[0]).not.toBe(-1);
    }
  }
});

test('a script that comes after the page is painted moves nothing', {
  tag: '@every-page',
}, async ({ page }) => {
  for (const width of isEverywhere ? [360, 412] : [360]) {
    await page.setViewportSize({ width, height: 823 });
    expect(await shiftsWithLateScripts(page, '/price')).toEqual([]);
  }
});
