import type { Page } from '@playwright/test';

/** Takes the desk of a laboratory over, as the one of the staff who may do what comes next. */
export async function takeDesk(page: Page): Promise<void> {
  const hint = await page.getByText(/^Only they know it/).textContent();
  const [pin = ''] = /\d{4}/.exec(hint ?? '') ?? [];
  await page.getByRole('textbox', { name: 'Own PIN' }).fill(pin);
  await page.getByRole('button', { name: 'Take over' }).click();
}
