import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { goTo } from './hash.ts';
import { endsOfMessage, useMessage } from './message.ts';

let tell: (message: string) => void;
function Told() {
  const [message, say] = useMessage();
  const [rows, put] = useState('');
  tell = say;
  return (
    <>
      <p role="status">{message}</p>
      <div {...endsOfMessage(say)}>
        <p>Empty space</p>
        <button type="button">Use sample rows</button>
        <button type="button" onClick={() => say('No row.')}>
          Book the rows
        </button>
        <input aria-label="Rows" value={rows} onChange={({ target }) => put(target.value)} />
      </div>
    </>
  );
}
/** Does what leads to another screen, and waits until it has. */
const arriving = (step: () => void) =>
  act(async () => {
    const changed = new Promise((resolve) =>
      addEventListener('hashchange', resolve, { once: true }),
    );
    step();
    await changed;
  });

test('what is said after a step to another screen stays there, and goes with the next one', async () => {
  render(<Told />);
  await arriving(() => {
    goTo('orders');
    tell('Saved.');
  });
  expect(screen.getByRole('status').textContent).toBe('Saved.');
  await arriving(() => goTo('goods'));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('what is said ends when the visitor types or presses something in the demo, which may speak anew', () => {
  render(<Told />);
  const values = () => screen.getByRole('status').textContent;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Book the rows');
  fireEvent.click(screen.getByText('Empty space'));
  expect(values()).toBe('No row.');
  press('Use sample rows');
  expect(values()).toBe('');
  press('Book the rows');
  expect(values()).toBe('No row.');
  press('Book the rows');
  expect(values()).toBe('No row.');
  fireEvent.input(screen.getByLabelText('Rows'), { target: { value: 'Rahima' } });
  expect(values()).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Rows').value).toBe('Rahima');
});
