import type { CheckedFields } from '@nokshi/forms/fields.ts';
import type { FormId } from '@nokshi/forms/forms.ts';
import { day } from '../../durations.ts';
import { digestOf } from '../digest.ts';

/** Without a key, the same words within this time are the same enquiry. */
const sameWordsMilliseconds = day;

/** The idempotency key of an enquiry: what a visitor means to send once is kept once. */
export type Intent = {
  /** Equal for all attempts at one intent. */
  intent: string;
  /** Equal for equal words. */
  fingerprint: string;
  /** When the intent ends; null for never. */
  expiresAt: number | null;
};

/**
 * @param key what the form or the header `Idempotency-Key` gave; empty without JavaScript
 * @param now milliseconds since 1970
 */
export function intentOf(kind: FormId, fields: CheckedFields, key: string, now: number): Intent {
  // A field that a newer version adds comes last: where it is empty, both versions know each other's.
  const values = Object.values(fields);
  const message = values.slice(0, values.findLastIndex((value) => value !== '') + 1);
  const fingerprint = digestOf(JSON.stringify([kind, ...message]));
  // The key is digested: any text is a fit key, and the ledger holds none that could be replayed.
  return key === ''
    ? { intent: `words:${fingerprint}`, fingerprint, expiresAt: now + sameWordsMilliseconds }
    : { intent: `key:${digestOf(key)}`, fingerprint, expiresAt: null };
}
