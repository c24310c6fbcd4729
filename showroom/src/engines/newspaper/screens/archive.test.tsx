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
  location.hash = '';
  vi.useRealTimers();
});

it('says of a day after its last issue that there is no paper of it', async () => {
  location.hash = screenHash('archive', '2026-11-22');
  await act(async () =>
    render(<NewspaperDemo {...openedForTest('khatian', demoData('khatian', newspaperSchema))} />),
  );
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
