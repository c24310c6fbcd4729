import type { FieldValues } from '@nokshi/forms/fields.ts';
import type { FormId } from '@nokshi/forms/forms.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { readValues, writeValues } from './controls.ts';
import { clearDraft, type Draft, draftKey, loadDraft, saveDraft, withDraft } from './draft.ts';
import { fieldsInHash } from './fields-in-hash.ts';
import { newKey } from './key.ts';

/**
 * Keeps what was typed in this browser until it was sent, and brings it back, from another tab, too: what a page
 * that was left long ago holds would otherwise replace what was typed since.
 * @param before what the visitor typed before the script ran; it wins over an older draft
 * @param preset the software the form chooses by itself
 * @param onBrought called when the form's fields hold what was typed on another page
 */
export function useDraft(
  kind: FormId,
  form: RefObject<HTMLFormElement | null>,
  before: FieldValues,
  preset: string,
  onBrought: (form: HTMLFormElement) => void,
) {
  const key = useRef('');
  const intentKey = () => {
    key.current ||= newKey();
    return key.current;
  };
  const keep = () => {
    if (!form.current) return;
    saveDraft(kind, {
      values: readValues(form.current, kind),
      key: intentKey(),
      preset,
      brought: fieldsInHash(location.hash, kind),
    });
  };

  /** The key of this form's draft, stored with the values that the link filled in. */
  const valuesWith = (draft: Draft | undefined): FieldValues => {
    const link = fieldsInHash(location.hash, kind);
    const values = withDraft(link, draft);
    const wasChosen = draft !== undefined && (draft.values.software ?? '') !== draft.preset;
    // The page's own product wins over one chosen elsewhere, and no product over none chosen.
    const isOffered = preset !== '' || (!wasChosen && link.software === undefined);
    if (preset !== draft?.preset && isOffered) values.software = preset;
    return values;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useLayoutEffect(() => {
    if (!form.current) return;
    const draft = loadDraft(kind);
    key.current = draft?.key ?? '';
    const hasLink = Object.keys(fieldsInHash(location.hash, kind)).length > 0;
    // Who asked for something comes to write, not to read the page again.
    if (hasLink && scrollY === 0) form.current.scrollIntoView();
    const values = valuesWith(draft);
    for (const [name, value] of Object.entries(before)) {
      if (value !== '') values[name as keyof FieldValues] = value;
    }
    writeValues(form.current, kind, values);
    if (Object.values(before).some((value) => value !== '')) keep();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called reads the form of that moment
  useEffect(() => {
    const bring = () => {
      const draft = loadDraft(kind);
      // An enquiry sent from another tab keeps its key: sent again, it counts once.
      if (!form.current || !draft) return;
      key.current = draft.key;
      writeValues(form.current, kind, valuesWith(draft));
      onBrought(form.current);
    };
    const bringTyped = (event: StorageEvent) => event.key === draftKey(kind) && bring();
    const bringBack = (event: PageTransitionEvent) => event.persisted && bring();
    addEventListener('storage', bringTyped);
    addEventListener('pageshow', bringBack);
    return () => {
      removeEventListener('storage', bringTyped);
      removeEventListener('pageshow', bringBack);
    };
  }, [kind, preset]);

  return {
    keep,
    intentKey,
    /** After these words were sent: nothing of them stays here. What was typed meanwhile does. */
    forget: (sent: FieldValues) => {
      clearDraft(kind, key.current);
      key.current = '';
      const now = form.current ? readValues(form.current, kind) : sent;
      if (JSON.stringify(now) !== JSON.stringify(sent)) keep();
    },
    /** The same words under a new key: another intent. */
    renewKey: () => {
      key.current = newKey();
      keep();
    },
  };
}
