import type { FormId } from '@nokshi/forms/forms.ts';
import type { BeforeScript } from './before-script.ts';
import { loadDraft } from './draft.ts';

/**
 * When the form was shown, by the page's own clock, which nobody can set; undefined when that says
 * nothing of how long the visitor wrote: a draft came back, or they began before the script ran.
 */
export function shownAt(kind: FormId, before: BeforeScript | undefined): number | undefined {
  const wasBegun = Object.values(before?.values ?? {}).some((value) => value !== '');
  if (wasBegun || loadDraft(kind)) return undefined;
  // A form of the page itself was shown with the page, however late the script.
  return before ? 0 : performance.now();
}

/** The milliseconds that the form was open, as the enquiry sends them, or nothing. */
export const openTime = (shown: number | undefined): { open_milliseconds?: string } =>
  shown === undefined ? {} : { open_milliseconds: String(Math.round(performance.now() - shown)) };
