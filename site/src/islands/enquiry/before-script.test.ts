// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { giveFocusBack, readBeforeScript } from './before-script.ts';

it('takes nobody back to a field that they have left', () => {
  document.body.innerHTML = '<form data-enquiry="contact"><input name="name"></form>';
  const form = document.querySelector('form');
  const field = document.querySelector('input');
  if (!form || !field) throw new Error('no form');
  field.focus();
  const before = readBeforeScript('contact');
  field.blur();
  giveFocusBack(form, before?.focus);
  expect(document.activeElement).toBe(document.body);
});
