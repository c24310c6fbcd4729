import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { goTo } from './hash.ts';
import { useMessage } from './message.ts';

afterEach(cleanup);

let tell: (message: string) => void;
function Told() {
  const [message, say] = useMessage();
  tell = say;
  return <p role="status">{message}</p>;
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
