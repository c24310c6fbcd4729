import { expect, test } from '@playwright/test';
import { leastTime } from '../prices/src/lowest-price.ts';
import { entry, single } from './content.ts';

const plan = single('prices', 'en').plans.find(({ products, rent }) => products.length > 0 && rent);

test('a price stands on the card of a product and on its page', async ({ page }) => {
  const [id = ''] = plan?.products ?? [];
  if (!plan?.rent) throw new Error('no product can be rented');
  const { title } = entry('products', id);
  const price = `From ৳ ${new Intl.NumberFormat('en-IN').format(plan.rent.price.base)}`;
  const { from, to } = leastTime(plan);
  await page.goto('/products');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('link', { name: title, exact: true }),
    });
  await expect(card).toContainText(price);
  await card.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/products/${id}`);
  await expect(page.getByRole('main')).toContainText(price);
  await expect(page.getByRole('main')).toContainText(new RegExp(`${from}–\u2060${to}\u00a0`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('terms are unfolded on a page, and /security is reached from its foot', async ({ page }) => {
    await page.goto('/services/hosting');
    const terms = page.getByRole('region', { name: 'Before you sign' });
    await expect(terms.locator('details')).toHaveCount(4);
    await terms.getByText('Warranty', { exact: true }).click();
    await expect(terms.getByText(/3\u00a0months after handover/)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Security' }).click();
    await expect(page).toHaveURL('/security');
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
    for (const heading of ['Servers and backups', 'Who has access', 'Report a weakness']) {
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    }
  });

  test('security.txt tells machines where to report a weakness', async ({ request }) => {
    const response = await request.get('/.well-known/security.txt');
    expect(response.headers()['content-type']).toMatch(/^text\/plain/);
    expect(await response.text()).toMatch(/^Contact: mailto:.+@.+\nExpires: \d{4}-/);
  });
});

test('particulars of the company that nobody filled in are visibly blank', async ({ page }) => {
  await page.goto('/about-us');
  const facts = page.getByRole('region', { name: 'Company details' });
  await expect(facts.getByRole('term')).toHaveCount(6);
  await expect(facts.getByRole('definition').first()).toHaveText(/\S/);
});
