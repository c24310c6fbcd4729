import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoData } from '../../../../demo/read-demos.ts';
import { openedForTest } from '../../../../demo/testing.ts';
import { screenHash } from '../../../../runtime/hash.ts';
import { TillDemo } from '../../Demo.tsx';
import { tillSchema } from '../../schema.ts';
import { clearBill, putOnBill } from '../../steps/bill.ts';
import { begun, paid, premisesOf } from '../../testing.ts';

const premises = premisesOf('lal-sutli');

beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => {};
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  location.hash = '';
  vi.useRealTimers();
});

const openLater = async (world: unknown) => {
  const day = '2026-11-22';
  const kept = { begun: day, changed: day, world, goals: [], areTasksHidden: true };
  localStorage.setItem('demo:lal-sutli:v3-test', JSON.stringify(kept));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 15) });
  location.hash = screenHash('receipts');
  await act(async () =>
    render(<TillDemo {...openedForTest('lal-sutli', demoData('lal-sutli', tillSchema))} />),
  );
  await screen.findByRole('heading', { name: 'Receipts' });
};

it('leads from a till that began again to the last receipt of the one before', async () => {
  const world = paid(
    premises,
    putOnBill(premises, clearBill(premises, begun(premises), '1'), '1', 'shawl', 1000),
    '1',
    'cash',
  );
  await openLater(world);
  expect(screen.getByText(/its last receipt was that of 22 November/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Open it' });
  await act(async () => {
    location.hash = link.getAttribute('href') ?? '';
  });
  const receipt = await screen.findByRole('article', { name: 'Receipt' });
  expect(receipt.textContent).toContain(world.sales[0]?.number ?? 'none');
  expect(receipt.textContent).toContain('22 November 2026');
});

it('says nothing of receipts that nobody made', async () => {
  await openLater(begun(premises));
  expect(screen.queryByText(/began again/)).toBeNull();
});
