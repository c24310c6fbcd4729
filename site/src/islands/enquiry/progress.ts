import type { ErrorSentences } from '@nokshi/forms/form-words.ts';
import { type FormId, fieldNames, formOf } from '@nokshi/forms/forms.ts';
import type { BeforeScript } from './before-script.ts';
import { controlOf } from './controls.ts';

/** The state of the form. */
export type Progress = {
  phase: 'writing' | 'sending' | 'waiting';
  errors: ErrorSentences;
  message: string;
  handover: boolean;
};

/** How a form begins: as it stands in the document. */
export const beginning = (before: BeforeScript | undefined): Progress => ({
  phase: 'writing',
  errors: before?.errors ?? {},
  message: before?.message ?? '',
  handover: before?.handover ?? false,
});

/** Where the focus goes once the next state is on the screen. */
export type NextFocus = 'error' | 'message' | 'handover' | undefined;

/** The state after typing: an error goes once its field is right. */
export function mended(
  kind: FormId,
  current: Progress,
  edited: string,
  wrong: ErrorSentences,
): Progress {
  // An email address mends a missing number, too.
  const { reachable } = formOf(kind);
  const isEdited = (name: string) =>
    name === edited || (name === reachable[0] && reachable.some((one) => one === edited));
  const before = Object.entries(current.errors);
  const left = before.filter(([name]) => !isEdited(name) || name in wrong);
  const isStale = current.phase === 'waiting' || (before.length > 0 && left.length === 0);
  if (!isStale && left.length === before.length) return current;
  const phase = current.phase === 'waiting' ? 'writing' : current.phase;
  const message = isStale ? '' : current.message;
  return { ...current, phase, errors: Object.fromEntries(left), message };
}

const focusSelectors = {
  error: '[data-form-status]',
  message: '[data-form-status]',
  handover: '[data-handover]',
};

/** Moves the focus to the first wrong field, to the message, or to the other ways to send. */
export function focusOn(
  form: HTMLFormElement | null,
  kind: FormId,
  errors: ErrorSentences,
  focus: NextFocus,
): void {
  if (!form || !focus) return;
  const wrong = fieldNames(kind).find((name) => errors[name] !== undefined);
  if (focus === 'error' && wrong) controlOf(form, wrong)?.focus();
  else form.querySelector<HTMLElement>(focusSelectors[focus])?.focus();
}
