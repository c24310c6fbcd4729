import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { demoData } from '../../../../demo/read-demos.ts';
import { openedForTest } from '../../../../demo/testing.ts';
import { NewspaperDemo } from '../../Demo.tsx';
import { newspaperSchema } from '../../schema.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The names of the times that the front shows on a day. */
const namesOn = async (day: Date): Promise<string[]> => {
  cleanup();
  vi.useFakeTimers({ toFake: ['Date'], now: day });
  await act(async () =>
    render(<NewspaperDemo {...openedForTest('dhorla', demoData('dhorla', newspaperSchema))} />),
  );
  const dawn = await screen.findByRole('rowheader', { name: 'ফজর' });
  return [...(dawn.closest('tbody')?.querySelectorAll('th') ?? [])].map((one) => one.textContent);
};

it('has Sehri and Iftar in Ramadan alone', async () => {
  const usual = ['ফজর', 'সূর্যোদয়', 'জোহর', 'আসর', 'মাগরিব', 'এশা'];
  expect(await namesOn(new Date(2027, 1, 8, 9))).toEqual(usual);
  const [dawn = '', ...others] = usual;
  expect(await namesOn(new Date(2027, 1, 9, 9))).toEqual([
    'সেহরির শেষ সময়',
    dawn,
    ...others.slice(0, 3),
    'ইফতার',
    ...others.slice(3),
  ]);
});
