import type { FieldValues } from '@nokshi/forms/fields.ts';
import { type FormId, fieldNames } from '@nokshi/forms/forms.ts';
import { browserStorage } from '@nokshi/ui/browser-storage.ts';
import { isEmpty } from './controls.ts';

/** A draft is kept until it was sent, and after this time at the latest. */
export const draftMilliseconds = 24 * 60 * 60 * 1000;

/** An enquiry that was typed but not sent yet. */
export type Draft = {
  values: FieldValues;
  /** The key of the intent, so that a second try after a reload is still the same enquiry. */
  key: string;
  /** The software the form had chosen by itself; another page's choice wins over an old one. */
  preset: string;
  /** The values that a link had filled in: those of a newer link replace them. */
  brought: FieldValues;
};

/** Where this browser keeps the draft of that form. */
export const draftKey = (kind: FormId) => `enquiry:${kind}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseDraft(kind: FormId, stored: string, now: number): Draft | undefined {
  const given: unknown = JSON.parse(stored);
  if (!isRecord(given) || !isRecord(given['values'])) return undefined;
  const { expiresAt, key, preset } = given;
  const left = typeof expiresAt === 'number' ? expiresAt - now : Number.NaN;
  if (!(left > 0 && left <= draftMilliseconds) || typeof key !== 'string') return undefined;
  return {
    values: fieldsOf(kind, given['values']),
    key,
    preset: typeof preset === 'string' ? preset : '',
    brought: isRecord(given['brought']) ? fieldsOf(kind, given['brought']) : {},
  };
}

function fieldsOf(kind: FormId, given: Record<string, unknown>): FieldValues {
  const values: FieldValues = {};
  for (const name of fieldNames(kind)) {
    const value = given[name];
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/**
 * The initial values of a form: a draft, and the values of a link for fields that nobody typed into, all of it
 * or none, since subject and message belong together.
 */
export function withDraft(link: FieldValues, draft: Draft | undefined): FieldValues {
  const kept = Object.fromEntries(
    Object.entries(draft?.values ?? {}).filter(([, value]) => value !== ''),
  ) as FieldValues;
  const names = Object.keys(link) as (keyof FieldValues)[];
  const isTyped = (name: keyof FieldValues) =>
    kept[name] !== undefined && kept[name] !== draft?.brought[name];
  return names.some(isTyped) ? kept : { ...kept, ...link };
}

/** The draft of that form in this browser; one that is too old or unreadable is removed. */
export function loadDraft(kind: FormId, now: number = Date.now()): Draft | undefined {
  const stored = browserStorage.get(draftKey(kind));
  if (stored === null) return undefined;
  const draft = readOrNothing(() => parseDraft(kind, stored, now));
  if (!draft) browserStorage.remove(draftKey(kind));
  return draft;
}

function readOrNothing<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Keeps a draft. One without words is removed instead. */
export function saveDraft(kind: FormId, draft: Draft, now: number = Date.now()): void {
  const { software, ...typed } = draft.values;
  const isUntouched = isEmpty(typed) && (software ?? '') === draft.preset;
  // shell/kept-here.ts removes what has expired, whichever page is opened.
  const expiresAt = now + draftMilliseconds;
  if (isUntouched) browserStorage.remove(draftKey(kind));
  else browserStorage.set(draftKey(kind), JSON.stringify({ ...draft, expiresAt }));
}

/** Removes the draft of an intent that was sent; a newer one of another tab stays. */
export function clearDraft(kind: FormId, key: string): void {
  if (loadDraft(kind)?.key === key) browserStorage.remove(draftKey(kind));
}
