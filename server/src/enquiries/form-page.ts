import type { ErrorSentences } from '@nokshi/forms/form-words.ts';
import { type FormKind, fieldNames } from '@nokshi/forms/forms.ts';
import { type HTMLElement, parse } from 'node-html-parser';
import { escapeHtml } from '../escape-html.ts';

/** What a visitor without JavaScript is told about a form that was not taken. */
export type Trouble = {
  errors: ErrorSentences;
  /** The sentence above the form. */
  message: string;
  /** Whether to offer the other ways to send. */
  handover: boolean;
};

/** Hidden fields that say where the enquiry came from; they must survive a second try. */
const carried = ['page', 'referrer', 'campaign'];

const attribute = (element: HTMLElement, name: string, value: string): void => {
  element.setAttribute(name, escapeHtml(value));
};

function show(element: HTMLElement | null, text?: string): void {
  element?.removeAttribute('hidden');
  if (element && text !== undefined) element.textContent = text;
}

function fillIn(control: HTMLElement, typed: unknown): void {
  if (control.tagName === 'INPUT' && control.getAttribute('type') === 'checkbox') {
    if (typed === undefined) control.removeAttribute('checked');
    else control.setAttribute('checked', '');
    return;
  }
  if (typeof typed !== 'string') return;
  const value = typed.toWellFormed();
  if (control.tagName === 'TEXTAREA') {
    // HTML drops the first line break inside a textarea.
    control.textContent = `\n${value}`;
  } else if (control.tagName === 'SELECT') {
    for (const option of control.querySelectorAll('option')) {
      const chosen = (option.getAttribute('value') ?? option.textContent) === value;
      if (chosen) option.setAttribute('selected', '');
      else option.removeAttribute('selected');
    }
  } else {
    attribute(control, 'value', value);
  }
}

/**
 * The form's own page again, with what was typed and what is wrong.
 * @param html the page as it was built; the marks in it are the contract with site/
 * @param typed the body of the post, as it came
 */
export function formPage(html: string, kind: FormKind, typed: unknown, trouble: Trouble): string {
  const page = parse(html, { comment: true });
  const values = new Map<string, unknown>(
    typeof typed === 'object' && typed !== null ? Object.entries(typed) : [],
  );
  for (const form of page.querySelectorAll(`form[action$="/api/${kind}"]`)) {
    for (const name of [...fieldNames(kind), ...carried]) {
      for (const control of form.querySelectorAll(`[name="${name}"]`)) {
        if (values.size > 0) fillIn(control, values.get(name));
      }
    }
    for (const [name, sentence] of Object.entries(trouble.errors)) {
      form.querySelector(`[name="${name}"]`)?.setAttribute('aria-invalid', 'true');
      show(form.querySelector(`[id="${kind}-${name}-error"]`), sentence);
    }
    show(form.querySelector('[data-form-status]'), trouble.message);
    if (trouble.handover) show(form.querySelector('[data-handover]'));
  }
  return page.toString();
}

/**
 * The page /thank-you with the reference on it.
 * @param html the page as it was built
 * @param reference already checked to have the form of a reference
 */
export function thankYouPage(html: string, reference: string): string {
  const page = parse(html, { comment: true });
  for (const element of page.querySelectorAll('[data-reference]')) {
    element.textContent = reference;
  }
  for (const line of page.querySelectorAll('[data-reference-line]')) show(line);
  return page.toString();
}
