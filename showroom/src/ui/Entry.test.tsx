import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Field } from './Field.tsx';
import { Form } from './Form.tsx';

/** What a form hands on of what is typed into its one field. */
function sent(typed: string): string {
  const send = vi.fn((read: (name: string) => string) => read('name') === '-');
  const { unmount } = render(
    <Form action="Send" send={send}>
      <Field label="Name" name="name" />
    </Form>,
  );
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: typed } });
  fireEvent.click(screen.getByText('Send'));
  const read = send.mock.calls[0]?.[0];
  unmount();
  return read?.('name') ?? 'nothing was sent';
}

it.each([
  ['\u200b', ''],
  ['\u3164 \u2800', ''],
  [' \u00a0\u2060', ''],
  ['\u202egnp.exe', 'gnp.exe'],
  ['\u200fRahim\u200b Uddin\ufeff ', 'Rahim Uddin'],
  ['Jose\u0301', 'Jos\u00e9'],
  ['\u09df', '\u09af\u09bc'],
  ['র\u200d্যাব', 'র\u200d্যাব'],
  ['👩\u200d🌾', '👩\u200d🌾'],
])('a form of a demo hands %j on as it is seen: %j', (typed, seen) => {
  expect(sent(typed)).toBe(seen);
});
