import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { expect, type Page, test } from '@playwright/test';
import { single } from './content.ts';
import { hydrateIslands } from './islands.ts';

const home = { en: 'What do you run?', bn: 'আপনার কিসের ব্যবসা?' };
const school = { en: 'School', bn: 'স্কুল' };
const field = { en: 'Its name, if you like', bn: 'প্রতিষ্ঠানের নাম, চাইলে' };
const tasks = (language: 'en' | 'bn') => single('showroom', language).tasks;

const trades = (page: Page, language: 'en' | 'bn') =>
  page.getByRole('list', { name: home[language] });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    for (const language of languageCodes) {
      test(`a principal says what they run and opens that demo in their name (${language})`, async ({
        page,
      }) => {
        await page.goto(pathIn(language, '/'));
        const name = page.getByRole('textbox', { name: field[language] });
        await name.fill('Char Alekjan স্কুল & কলেজ');
        await hydrateIslands(page);
        await trades(page, language)
          .getByRole('link', { name: school[language], exact: true })
          .click();
        await page.waitForURL(`**${pathIn(language, '/demos/boro-jamtola')}#/`);
        await expect(page).toHaveTitle(/^Char Alekjan স্কুল & কলেজ – /);
        const first = page.getByRole('region', { name: tasks(language) });
        await expect(first).toBeInViewport();
      });
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('a trade opens its demo, and no name is asked for', async ({ page }) => {
        for (const language of languageCodes) {
          await page.goto(pathIn(language, '/'));
          await expect(page.getByRole('textbox', { name: field[language] })).toBeHidden();
          await trades(page, language)
            .getByRole('link', { name: school[language], exact: true })
            .click();
          await page.waitForURL(`**${pathIn(language, '/demos/boro-jamtola')}`);
        }
      });
    });
  });
}
