import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { openedForTest } from '../../../demo/testing.ts';
import { screenHash } from '../../../runtime/hash.ts';
import { NewspaperDemo } from '../Demo.tsx';
import { newspaperSchema } from '../schema.ts';

const noPaper = 'There is no paper of that day. This is the last one.';

beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => {};
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 15) });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  location.hash = '';
  vi.useRealTimers();
});

const open = async (...place: string[]) => {
  cleanup();
  location.hash = screenHash(...place);
  await act(async () =>
    render(<NewspaperDemo {...openedForTest('khatian', demoData('khatian', newspaperSchema))} />),
  );
};

it('says of a day after its last issue that there is no paper of it', async () => {
  await open('archive', '2026-11-22');
  expect(await screen.findByRole('heading', { name: /Sunday, 22 November 2026/ })).toBeDefined();
  expect(screen.queryByText(noPaper)).toBeNull();
  // The page stays open for two days.
  vi.setSystemTime(new Date(2026, 10, 24, 9));
  fireEvent(window, new Event('visibilitychange'));
  await act(async () => {
    location.hash = screenHash('archive', '2026-11-23');
  });
  expect(await screen.findByText(noPaper)).toBeDefined();
  expect(screen.getByRole('heading', { name: /Sunday, 22 November 2026/ })).toBeDefined();
});

it('leads from the archive of a paper that began again to the issue that was read before', async () => {
  await open();
  const lead = demoData('khatian', newspaperSchema).stories[0]?.title ?? '';
  fireEvent.click(document.querySelector('[data-pinned] > button:last-of-type') as Element);
  vi.setSystemTime(new Date(2026, 10, 30, 9));
  await open('archive');
  expect(await screen.findByText(/its last issue was that of 22 November/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Open it' });
  await act(async () => {
    location.hash = link.getAttribute('href') ?? '';
  });
  expect(await screen.findByRole('heading', { name: /Sunday, 22 November 2026/ })).toBeDefined();
  expect(screen.getByRole('heading', { name: String(lead) })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Open it' })).toBeNull();
});
