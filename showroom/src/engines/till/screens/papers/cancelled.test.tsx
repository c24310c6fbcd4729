import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoData } from '../../../../demo/read-demos.ts';
import { openedForTest } from '../../../../demo/testing.ts';
import { screenHash } from '../../../../runtime/hash.ts';
import { TillDemo } from '../../Demo.tsx';
import { tillSchema } from '../../schema.ts';
import { cancelSale } from '../../steps/cancel.ts';
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

async function open(world: unknown, ...place: Parameters<typeof screenHash>) {
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
