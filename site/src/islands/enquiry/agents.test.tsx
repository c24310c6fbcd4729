import { fieldNames } from '@nokshi/forms/forms.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContactForm } from '../ContactForm.tsx';
import { DemoForm } from '../DemoForm.tsx';
import { formViewForTests } from './testing.ts';

const form = formViewForTests();
const visibleFields = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden])')].filter(
    ({ name }) => name !== 'leave_empty',
  );

test.each([
  ['contact', <ContactForm key="contact" form={form} />],
  ['demo', <DemoForm key="demo" form={form} />],
] as const)(
  'the %s form tells agents what it is for and what belongs in each field',
  (kind, shown) => {
    const { container } = render(shown);
    const tool = container.querySelector('form');
    expect(tool?.getAttribute('toolname')).toMatch(/^[\w-]+$/);
    expect(tool?.getAttribute('tooldescription')).toBe(form.words.agents.forms[kind]);
    const fields = visibleFields(container);
    expect(fields.map(({ name }) => name)).toEqual(fieldNames(kind));
    const hints = fields.map((field) => field.getAttribute('toolparamdescription'));
    expect(hints).not.toContain(null);
    expect(new Set(hints).size).toBe(fields.length);
  },
);

test('no agent sends a form by itself', () => {
  const { container } = render(<ContactForm form={form} />);
  expect(container.querySelector('[toolautosubmit]')).toBeNull();
  expect(screen.getByRole('button', { name: form.words.send })).toBeTruthy();
});
