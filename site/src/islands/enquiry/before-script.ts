import type { FieldValues } from '@nokshi/forms/fields.ts';
import type { ErrorSentences } from '@nokshi/forms/form-words.ts';
import { type FormId, fieldNames } from '@nokshi/forms/forms.ts';
import { type Control, controlOf, readValues } from './controls.ts';

/** The messages and values of a form before React took it over. */
export type BeforeScript = {
  values: FieldValues;
  errors: ErrorSentences;
  message: string;
  handover: boolean;
  /** Where the visitor is, and what is selected there; nothing while they are elsewhere. */
  focus?: { control: Control; start: number | null; end: number | null } | undefined;
};

/**
 * Reads the form as it stands in the document: a visitor may have begun to type on a slow line, and
 * the server answers a form posted without script with the same page, its errors filled in. React
 * must begin from there, or it would clear both.
 */
export function readBeforeScript(kind: FormId): BeforeScript | undefined {
  if (typeof document === 'undefined') return undefined;
  const form = document.querySelector<HTMLFormElement>(`form[data-enquiry="${kind}"]`);
  if (!form) return undefined;
  const errors: ErrorSentences = {};
  for (const name of fieldNames(kind)) {
    const sentence = document.getElementById(`${kind}-${name}-error`)?.textContent;
    if (sentence) errors[name] = sentence;
  }
  return {
    values: readValues(form, kind),
    errors,
    message: form.querySelector('[data-form-status]')?.textContent ?? '',
    handover: form.querySelector('[data-handover]:not([hidden])') !== null,
    focus: focusIn(form),
  };
}

function focusIn(form: HTMLFormElement): BeforeScript['focus'] {
  const control = controlOf(form, document.activeElement?.getAttribute('name') ?? '');
  if (!control || control !== document.activeElement) return undefined;
  const { start, end } =
    control instanceof HTMLSelectElement
      ? { start: null, end: null }
      : { start: control.selectionStart, end: control.selectionEnd };
  return { control, start, end };
}

/**
 * Gives the focus back where React has put a form of its own into the place of the one that stood there: so
 * it does on a page that was translated, whose texts are others than it knows.
 */
export function giveFocusBack(form: HTMLFormElement, focus: BeforeScript['focus']): void {
  // Who left a control that still stands there is not taken back to it.
  if (!focus || focus.control.isConnected || document.activeElement !== document.body) return;
  const control = controlOf(form, focus.control.name);
  if (!control) return;
  control.focus({ preventScroll: true });
  // Addresses and numbers tell no place.
  if (focus.start === null || control instanceof HTMLSelectElement) return;
  control.setSelectionRange(focus.start, focus.end);
}
