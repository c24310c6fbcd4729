import { expect, test } from '@playwright/test';
import { entriesOf, entry, pageWords, single } from './content.ts';

const { proof: words, before, after, proves } = pageWords('projects');
const { next } = pageWords('ready-products');
const { priceThis } = single('labels', 'en');

test('a product that a project proves shows its figures, and each leads to the other', async ({
  page,
}) => {
  const proven = entriesOf('products').find(({ proof }) => proof);
  if (!proven?.proof) throw new Error('no product has a proof');
  const project = entry('projects', proven.proof.project);
  const result = project.results[proven.proof.result - 1];
  await page.goto(`/products/${proven.id}`);
  const proof = page.getByRole('region', { name: words.title });
  await expect(proof).toContainText(result?.text ?? '');
  await expect(proof.getByRole('term').filter({ hasText: before })).toBeVisible();
  await expect(proof.getByRole('definition').last()).toHaveText(result?.change?.after ?? '');
  await proof.getByRole('link', { name: project.title }).click();
  const study = page.locator(`#${proven.proof.project}`);
  await expect(study).toBeInViewport();
  await expect(study.getByText(after, { exact: true })).toBeVisible();
  await expect(study.getByText(proves)).toBeVisible();
  await study.getByRole('link', { name: proven.title, exact: true }).click();
  await expect(page).toHaveURL(`/products/${proven.id}`);
});

test('a gallery leads to its price, its product and the terms', async ({ page }) => {
  const plan = single('prices', 'en').plans.find(
    ({ products, galleries }) => products.length > 0 && galleries.length > 0,
  );
  const [gallery, product] = [plan?.galleries[0], plan?.products[0]];
  if (!plan || !gallery || !product) throw new Error('no plan prices a gallery and a product');
  await page.goto(`/ready-products/${gallery}`);
  const links = page.getByRole('region', { name: next.title });
  await expect(links.getByRole('link', { name: priceThis })).toHaveAttribute(
    'href',
    `/price?product=${plan.key}`,
  );
  await expect(links.getByRole('link', { name: next.terms })).toHaveAttribute('href', '/terms');
  const { title } = entry('products', product);
  await links.getByRole('link', { name: next.product.replace('{product}', title) }).click();
  await expect(page).toHaveURL(`/products/${product}`);
});
