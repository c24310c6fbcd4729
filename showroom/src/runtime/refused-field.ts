import { createContext, type RefObject, use, useEffect } from 'react';
import type { Refusal } from './refuse.ts';

/** A sentence that belongs to a control: why the last step could not be done. */
export type Refused = { readonly id: string; readonly sentence: string };

export const RefusedContext = createContext<Refused | undefined>(undefined);

/** The ids of the controls on the screen that can say what they were refused for. */
const speaking = new Set<string>();

/** The form in which the visitor did something last, whatever has the focus: Safari leaves it where it was. */
let lastForm: HTMLFormElement | null = null;

/** Notes in which form a visitor acts; to be called once, where the page has its events. @returns its end */
export function watchForms(): () => void {
  const note = ({ target }: Event) => {
    lastForm = target instanceof Element ? target.closest('form') : null;
  };
  for (const act of acts) addEventListener(act, note, true);
  return () => {
    for (const act of acts) removeEventListener(act, note, true);
  };
}

const acts = ['click', 'change', 'submit'] as const;

/** The control that a refusal is about, in the form that was acted in; nothing when none can say it. */
export function refusedControl({ field, message }: Refusal): Refused | undefined {
  if (field === undefined) return undefined;
  const control = lastForm?.elements.namedItem(field);
  if (!(control instanceof Element && speaking.has(control.id))) return undefined;
  return { id: control.id, sentence: message };
}

/**
 * What a control was refused for, if it was; it gets the focus then.
 * @param id of the control
 */
export function useRefusedField(
  id: string,
  control: RefObject<HTMLElement | null>,
): string | undefined {
  const refused = use(RefusedContext);
  const own = refused?.id === id ? refused : undefined;
  useEffect(() => {
    speaking.add(id);
    return () => void speaking.delete(id);
  }, [id]);
  useEffect(() => {
    if (own) control.current?.focus();
  }, [own, control]);
  return own?.sentence;
}
