import { expect, test } from '@playwright/test';
import { entriesOf, entry, pageWords } from './content.ts';

const services = entriesOf('services');

/** The first block of a kind among the services, where it stands, and what it says. Throws when there is none. */
function blockOf<Kind extends (typeof services)[number]['blocks'][number]['kind']>(kind: Kind) {
  type Block = (typeof services)[number]['blocks'][number];
  for (const { id, blocks } of services) {
    const index = blocks.findIndex((block) => block.kind === kind);
    const block = blocks[index] as Extract<Block, { kind: Kind }> | undefined;
    if (block) return { address: `/services/${id}`, region: block.title, block };
  }
  throw new Error(`no service has a block of the kind ${kind}`);
}

test('what is done today and then stand side by side, on a phone one below the other', async ({
  page,
}) => {
  const { address, region, block } = blockOf('before-after');
  await page.goto(address);
  const shown = page.getByRole('region', { name: region });
  const columns = [block.before, block.after].map((name) => shown.getByRole('list', { name }));
  for (const { width, beside } of [
    { width: 1440, beside: true },
    { width: 360, beside: false },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    for (const index of block.pairs.keys()) {
      const [before, after] = await Promise.all(
        columns.map((column) => column.getByRole('listitem').nth(index).boundingBox()),
      );
      expect(before?.y === after?.y, `pair ${index + 1} at ${width} px`).toBe(beside);
    }
  }
});

test('a table of plans says what is in which plan, and its prices', async ({ page }) => {
  const { address, region, block } = blockOf('plan');
  await page.goto(address);
  const table = page.getByRole('table', { name: region });
  const names = block.plan.plans.map(({ name }) => name);
  await expect(table.getByRole('columnheader')).toHaveText(names);
  const { plan } = pageWords('services').detail;
  for (const { label, cells } of block.plan.rows) {
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: label }) });
    const expected = cells.map((cell) => (cell.is === 'words' ? cell.words : plan[cell.is]));
    await expect(row.getByRole('cell')).toHaveText(expected);
  }
  await expect(table.getByRole('row').last().getByRole('rowheader')).toHaveText(plan.price);
  await page.setViewportSize({ width: 320, height: 800 });
  const right = await table.evaluate((one) => one.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(320);
});

test('a block with the words of a client says whose they are', async ({ page }) => {
  const { address, region, block } = blockOf('quote');
  await page.goto(address);
  const { quote, author, role } = entry('testimonials', block.testimonial);
  const shown = page.getByRole('region', { name: region });
  await expect(shown.getByRole('blockquote')).toHaveText(quote);
  await expect(shown.getByRole('figure')).toContainText(author);
  await expect(shown.getByRole('figure')).toContainText(role);
});

test('a service that a project proves leads to it', async ({ page }) => {
  const proved = services.find(({ proof }) => proof);
  if (!proved?.proof) throw new Error('no service has a proof');
  const { title, results } = entry('projects', proved.proof.project);
  await page.goto(`/services/${proved.id}`);
  const words = pageWords('projects').proof;
  const proof = page.getByRole('region', { name: words.title });
  await expect(proof).toContainText(results[proved.proof.result - 1]?.text ?? '');
  await proof.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/projects#${proved.proof.project}`);
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the questions about a service open their answers', async ({ page }) => {
      const { id, questions } = entriesOf('services').at(-1) ?? { id: '', questions: [] };
      await page.goto(`/services/${id}`);
      const shown = page.getByRole('region', { name: pageWords('services').detail.questions });
      for (const { question, answer } of questions) {
        await expect(shown.getByText(answer)).toBeHidden();
        await shown.getByText(question).click();
        await expect(shown.getByText(answer)).toBeVisible();
      }
    });
  });
}
