import { browserStorage } from '@nokshi/ui/browser-storage.ts';
import type { Typed } from './answering.ts';

const answersName = 'desk-guide';
const laterName = 'desk-guide-later';

/** What was typed in this browser before, over what the guide begins with. */
export function takeTyped(begun: Typed): Typed {
  try {
    const kept: unknown = JSON.parse(browserStorage.get(answersName) ?? '{}');
    return typeof kept === 'object' ? { ...begun, ...kept } : begun;
  } catch {
    return begun;
  }
}

export const keepTyped = (typed: Typed) => browserStorage.set(answersName, JSON.stringify(typed));

export const forgetTyped = () => browserStorage.remove(answersName);

/** That the guide is left for later: the desk opens on the list of all content until then. */
export const leaveForLater = () => browserStorage.set(laterName, 'yes');

export const isLeftForLater = () => browserStorage.get(laterName) !== null;
