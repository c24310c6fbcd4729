import { createContext, type RefObject, use, useEffect } from 'react';
import type { Refusal } from './store.ts';

/** A sentence that belongs to a control: why the last step could not be done. */
export type Refused = { readonly id: string; readonly sentence: string };

export const RefusedContext = createContext<Refused | undefined>(undefined);

/** The ids of the controls on the screen that can say what they were refused for. */
const speaking = new Set<string>();

/** The control that a refusal is about, in the form that was sent; nothing when none can say it. */
export function refusedControl({ field, message }: Refusal): Refused | undefined {
  if (field === undefined) return undefined;
  const control = document.activeElement?.closest('form')?.elements.namedItem(field);
  if (!(control instanceof Element && speaking.has(control.id))) return undefined;
  return { id: control.id, sentence: message };
}

/**
 * What a control was refused for, if it was; it gets the focus then.
 * @param id of the control
 */
export function useRefused(id: string, control: RefObject<HTMLElement | null>): string | undefined {
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
