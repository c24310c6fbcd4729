import type { FieldPath } from '@nokshi/contract/form.ts';
import { createContext, useContext, useState } from 'react';
import { isWithin } from '../values/paths.ts';

/** The field that somebody wants to see. Each wish is another one, even for the same field. */
export type Aim = { path: FieldPath };

export const AimContext = createContext<{ aim: Aim | undefined; show: (path: FieldPath) => void }>({
  aim: undefined,
  show: () => {},
});

/** Whether a part of the form is unfolded: it is when somebody wants to see what stands in it. */
export function useUnfolding(path: FieldPath, keys?: readonly string[]) {
  const { aim } = useContext(AimContext);
  const isAimed =
    aim !== undefined &&
    isWithin(aim.path, path) &&
    (keys === undefined || keys.includes(String(aim.path[path.length])));
  const [followed, setFollowed] = useState<Aim>();
  const [isOpen, setIsOpen] = useState(false);
  if (aim !== followed) {
    setFollowed(aim);
    if (isAimed) setIsOpen(true);
  }
  return [isOpen, setIsOpen] as const;
}

/**
 * Leads to the field at a path, or to the innermost that it stands in.
 * @param form the element that the fields stand in
 */
export function focusField(form: HTMLElement, path: FieldPath): void {
  for (let length = path.length; length > 0; length -= 1) {
    const at = CSS.escape(path.slice(0, length).join('/'));
    const field = form.querySelector<HTMLElement>(`[data-path="${at}"]`);
    if (!field) continue;
    const control = field.querySelector<HTMLElement>(
      'textarea, input, select, button, [tabindex], summary',
    );
    const aimed = control ?? field;
    // Of a part that is higher than the window, its head is what is looked for.
    aimed.scrollIntoView({ block: 'center' });
    aimed.focus({ preventScroll: true });
    return;
  }
}
