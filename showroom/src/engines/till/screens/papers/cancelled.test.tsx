import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoData } from '../../../../demo/read-demos.ts';
import { openedForTest } from '../../../../demo/testing.ts';
import { screenHash } from '../../../../runtime/hash.ts';
import { money } from '../../../../words/taka.ts';
import { TillDemo } from '../../Demo.tsx';
import type { Means } from '../../data.ts';
import { tillSchema } from '../../schema.ts';
import { cancelSale } from '../../steps/cancel.ts';
import { paidBy } from '../../steps/sale.ts';
import { begun, paid, premisesOf } from '../../testing.ts';

const name = 'loha-lokkor';
const premises = premisesOf(name);
const sent = paid(premises, begun(premises), '1', 'due');
const number = sent.sales[0]?.number ?? '';
const admin = { role: 'Admin', username: 'admin', password: 'demo' };

beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => {};
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
  vi.useRealTimers();
});

async function open(world: unknown, ...place: readonly string[]) {
  const day = '2026-11-22';
  const kept = { begun: day, changed: day, world, goals: [], areTasksHidden: true };
  localStorage.setItem(`demo:${name}:v3-test`, JSON.stringify(kept));
  sessionStorage.setItem(`demo:${name}:role`, 'Admin');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 15) });
  location.hash = screenHash(...place);
  await act(async () =>
    render(<TillDemo {...openedForTest(name, demoData(name, tillSchema), [admin])} />),
  );
}

it('marks the challan of a cancelled receipt, and takes no signature for it', async () => {
  await open(cancelSale(premises, sent, number), 'challans');
  const link = await screen.findByRole('link', { name: `Challan ${sent.sales[0]?.challan}` });
  expect(link.closest('li')?.textContent).toContain('Cancelled');
  await act(async () => {
    location.hash = link.getAttribute('href') ?? '';
  });
  const paper = await screen.findByRole('article');
  expect(paper.textContent).toContain('Cancelled');
  expect(screen.queryByRole('button', { name: 'Received' })).toBeNull();
});

it.each([
  [[['due', undefined]], 'The goods go back on the shelf. {due} is taken off the account.'],
  [[['cash', undefined]], 'The goods go back on the shelf. The customer gets {cash} back.'],
  [
    [
      ['bkash', 100],
      ['due', undefined],
    ],
    'The goods go back on the shelf. The customer gets ৳ 100 back. {due} is taken off the account.',
  ],
] as const)('says what of %j is given back before it cancels', async (parts, said) => {
  const world = parts.reduce(
    (before, [by, amount]) => paid(premises, before, '1', by, amount),
    begun(premises),
  );
  const [sale] = world.sales;
  if (!sale) throw new Error('nothing is sold');
  await open(world, 'receipts', sale.number);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the receipt' }));
  const amountOf = (means: Means) => money(paidBy(sale.parts, means), 'en');
  const expected = said.replace('{due}', amountOf('due')).replace('{cash}', amountOf('cash'));
  const question = screen.getByRole('group', { name: /Cancel .+\?$/ }).textContent ?? '';
  expect(question.replaceAll('\u00a0', ' ')).toContain(
    `${expected} Cancel ${sale.number}?`.replaceAll('\u00a0', ' '),
  );
});
