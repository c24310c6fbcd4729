import { expect, test } from '@playwright/test';
import { entriesOf, pageWords } from './content.ts';
import { awaken } from './islands.ts';

const titlesOf = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

test('/projects filters the case studies by trade', async ({ page }) => {
  await page.goto('/projects');
  await awaken(page);
  const projects = entriesOf('projects');
  const trades = entriesOf('project-categories').map(({ id, label }) => ({
    label,
    titles: titlesOf(projects.filter(({ category }) => category === id)),
  }));
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(titlesOf(projects));
  for (const { label, titles: shown } of [
    ...trades,
    { label: 'ALL', titles: titlesOf(projects) },
  ]) {
    const button = page.getByRole('button', { name: `${label} ${shown.length}`, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(titles).toHaveText(shown);
    const empty = page.getByText(pageWords('projects').empty);
    await expect(empty).toBeVisible({ visible: shown.length === 0 });
  }
});
