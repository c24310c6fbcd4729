import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { openedForTest } from '../../../demo/testing.ts';
import { CourierDemo } from '../Demo.tsx';
import { courierSchema } from '../schema.ts';

const name = 'dakghuri';
const login = { role: 'Rider', username: 'rider', password: 'demo' };

beforeEach(async () => {
  Element.prototype.scrollIntoView ??= () => {};
  sessionStorage.setItem(`demo:${name}:role`, 'Rider');
  location.hash = '#/rider';
  const opened = openedForTest(name, demoData(name, courierSchema), [login]);
  await act(async () => render(<CourierDemo {...opened} />));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
});

it('asks before a parcel goes back, which nobody can undo', async () => {
  const [first] = await screen.findAllByRole('button', { name: /^Refused: / });
  const label = first?.getAttribute('aria-label') ?? '';
  const number = label.replace('Refused: ', '');
  const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }));
  press(label);
  expect(screen.getByRole('group', { name: new RegExp(number) })).toBeDefined();
  press('Keep it');
  press(label);
  press('Yes, it goes back');
  expect(screen.queryByRole('button', { name: label })).toBeNull();
});
