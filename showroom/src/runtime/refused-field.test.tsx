import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Field } from '../ui/Field.tsx';
import { Refusal } from './refuse.ts';
import { type Refused, RefusedContext, refusedControl, watchForms } from './refused-field.ts';

let leave: () => void;
beforeEach(() => {
  leave = watchForms();
});
afterEach(() => {
  leave();
});

/** What Safari does on a click: the button that was pressed gets no focus. */
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Two forms with a field of the same name each, as a list of parcels has them. */
const forms = (refused?: Refused) => (
  <RefusedContext value={refused}>
    <form aria-label="First" onSubmit={(event) => event.preventDefault()}>
      <Field label="Code of the first" name="code" />
      <button type="submit">Deliver the first</button>
    </form>
    <form aria-label="Second" onSubmit={(event) => event.preventDefault()}>
      <Field label="Code of the second" name="code" />
      <input name="bare" />
      <button type="submit">Deliver the second</button>
    </form>
  </RefusedContext>
);

test('the field of the form that was sent says what is wrong with it, and gets the focus', () => {
  const { rerender } = render(forms());
  press('Deliver the second');
  const refused = refusedControl(new Refusal('That is not the code.', 'code'));
  rerender(forms(refused));
  const wrong = screen.getByRole('textbox', { description: 'That is not the code.' });
  expect(wrong).toBe(screen.getByRole('textbox', { name: 'Code of the second' }));
  expect(wrong.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Code of the first' }).ariaInvalid).not.toBe('true');
});

test('what no field can say is left to the message', () => {
  render(forms());
  const about = (field?: string) => refusedControl(new Refusal('No.', field));
  expect(about('code')).toBeUndefined();
  press('Deliver the second');
  expect(about()).toBeUndefined();
  expect(about('amount')).toBeUndefined();
  expect(about('bare')).toBeUndefined();
});
