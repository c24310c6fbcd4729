import { type Language, languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { expect, type Page, test } from '@playwright/test';
import { pageWords, single } from './content.ts';
import { hydrateIslands } from './islands.ts';

/** The words of the section; the first task of a demo is told in its own languages. */
const wordsIn = (language: Language) => {
  const { trades } = pageWords('home', language);
  const school = trades.list.find(({ demo }) => demo === 'boro-jamtola');
  if (!school) throw new Error('content/pages/home has no school among its trades');
  return { ...trades, school: school.words, tasks: single('showroom', language).tasks };
};

const trades = (page: Page, language: Language) =>
  page.getByRole('list', { name: wordsIn(language).title });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    for (const language of languageCodes) {
      test(`a principal says what they run and opens that demo in their name (${language})`, async ({
        page,
      }) => {
        await page.goto(pathIn(language, '/'));
        const name = page.getByRole('textbox', { name: wordsIn(language).name });
        await name.fill('Char Alekjan স্কুল & কলেজ');
        await hydrateIslands(page);
        await trades(page, language)
          .getByRole('link', { name: wordsIn(language).school, exact: true })
          .click();
        await page.waitForURL(`**${pathIn(language, '/demos/boro-jamtola')}#/`);
        await expect(page).toHaveTitle(/^Char Alekjan স্কুল & কলেজ – /);
        const first = page.getByRole('region', { name: wordsIn(language).tasks });
        await expect(first).toBeInViewport();
      });
    }

    test('the field says that no demo would show a name', async ({ page }) => {
      await page.goto('/');
      await hydrateIslands(page);
      const { refused = '' } = wordsIn('en');
      const name = page.getByRole('textbox', { name: wordsIn('en').name });
      await expect(page.getByText(refused)).toBeHidden();
      await name.fill('www.example.com');
      await expect(page.getByText(refused)).toBeVisible();
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      // Playwright reads no description from an output element, as browsers do.
      const id = (await page.getByText(refused).getAttribute('id')) ?? 'none';
      await expect(name).toHaveAttribute('aria-describedby', id);
      for (const ordinary of ['Karim Traders', 'M.R.Traders', 'Md.Karim & Sons']) {
        await name.fill('www.example.com');
        await name.fill(ordinary);
        await expect(page.getByText(refused)).toBeHidden();
      }
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('a trade opens its demo, and no name is asked for', async ({ page }) => {
        for (const language of languageCodes) {
          await page.goto(pathIn(language, '/'));
          await expect(page.getByRole('textbox', { name: wordsIn(language).name })).toBeHidden();
          await trades(page, language)
            .getByRole('link', { name: wordsIn(language).school, exact: true })
            .click();
          await page.waitForURL(`**${pathIn(language, '/demos/boro-jamtola')}`);
        }
      });
    });
  });
}
