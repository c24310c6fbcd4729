import { askedEmail, type FieldValues } from '@nokshi/forms/fields.ts';
import { type FormId, fieldNames } from '@nokshi/forms/forms.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of that name, or undefined: fields are looked up in the document, which may lack one. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return isControl ? control : undefined;
}

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** The present values of the form. */
export function readValues(form: HTMLFormElement, kind: FormId): FieldValues {
  const values: FieldValues = {};
  for (const name of fieldNames(kind)) {
    const control = controlOf(form, name);
    if (control) values[name] = isBox(control) ? (control.checked ? 'yes' : '') : control.value;
  }
  return values;
}

/** The address that the server asked about before the script came; empty for none. */
export const askedIn = (form: HTMLFormElement): string => controlOf(form, askedEmail)?.value ?? '';

/**
 * Writes values into the form's fields; empty ones too. What stands there already is left alone: an
 * input method may be in the middle of it, and would lose the letter it is composing.
 */
export function writeValues(form: HTMLFormElement, kind: FormId, values: FieldValues): void {
  for (const name of fieldNames(kind)) {
    const control = controlOf(form, name);
    const value = values[name] ?? '';
    // The page itself puts in what is unseen.
    if (!control || control.type === 'hidden') continue;
    if (isBox(control)) control.checked = value === 'yes';
    else if (control.value !== value) control.value = value;
  }
}

/** True when the visitor wrote nothing. */
export const isEmpty = (values: FieldValues): boolean =>
  Object.values(values).every((value) => value.trim() === '');
