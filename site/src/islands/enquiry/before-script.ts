import type { FieldValues } from '@nokshi/forms/fields.ts';
import type { ErrorSentences } from '@nokshi/forms/form-words.ts';
import { type FormId, fieldNames } from '@nokshi/forms/forms.ts';
import { readValues } from './controls.ts';

/** The messages and values of a form before React took it over. */
export type BeforeScript = {
  values: FieldValues;
  errors: ErrorSentences;
  message: string;
  handover: boolean;
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
  };
}
