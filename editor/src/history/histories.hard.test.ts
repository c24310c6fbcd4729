import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { aDraft } from '../drafts/testing.ts';

const id = 'singles/prices';
const asked = { folder: 'singles', name: 'prices', language: 'en' } as const;

/** The shortest of several times, since whatever else the machine does makes them longer. */
async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return Math.min(...times);
}

it('costs the same after 10,000 changes of the price book as after ten, in time and memory', async () => {
  const { desk, draft, textOf, change, get } = await aDraft();
  let text = textOf('prices/index.yaml');
  const prices = text.match(/^ +base: \d+$/gm)?.length ?? 0;
  let price = 1000;
  const noteUpTo = (count: number) => {
    for (; price < 1000 + count; price += 1) {
      const before = { text, pictures: {} };
      let place = price % prices;
      text = text.replaceAll(/(?<=^ +base: )\d+$/gm, (was) => (place-- === 0 ? `${price}` : was));
      const field = ['plans', price % prices, 'rent', 'price', 'base'];
      const changes = [{ path: field, before: 0, after: price }];
      draft.histories.note(id, { by: 'Rahim', deed: 'changed', changes, before });
    }
  };
  const field = ['plans', 0, 'rent', 'price', 'base'];
  const cost = async () => ({
    save: await milliseconds(() => change(id, [{ path: field, value: price++ }])),
    open: await milliseconds(() => get('open', asked)),
    list: await milliseconds(() => get('list', { q: '', language: 'en' })),
    history: await milliseconds(() => get('history', asked)),
  });
  noteUpTo(10);
  // What is read once is quicker from then on.
  await cost();
  const before = await cost();
  const { heapUsed } = process.memoryUsage();
  noteUpTo(10_000);
  const after = await cost();
  const bytes = statSync(path.join(desk, `history/${id}.jsonl`)).size;
  for (const of of ['save', 'open', 'list', 'history'] as const) {
    expect([of, after[of] < 3 * before[of]]).toEqual([of, true]);
  }
  expect(process.memoryUsage().heapUsed).toBeLessThan(heapUsed + 100_000_000);
  expect(bytes).toBeLessThan(20_000_000);
  // All of it is still there, down to the first.
  let page = await get('history', asked);
  let steps = page.steps.length;
  while (page.next !== null) {
    page = await get('history', { ...asked, after: page.next });
    steps += page.steps.length;
  }
  expect(steps).toBeGreaterThan(9_990);
});
