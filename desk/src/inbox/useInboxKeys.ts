import type { Item } from '@nokshi/contract/enquiries.ts';
import { browserStorage } from '@nokshi/ui/browser-storage.ts';
import { type RefObject, useState } from 'react';
import { focusLine, linesOf } from './lines.ts';
import { useKeys } from './useKeys.ts';

const keptChoice = 'desk-keys';

/** The keys of the inbox, and whether they are switched on (WCAG 2.1.4). */
export function useInboxKeys({
  list,
  items,
  finish,
  mark,
  leave,
}: {
  list: RefObject<HTMLUListElement | null>;
  items: readonly Item[];
  /** The next stage of an enquiry: answered, or closed. */
  finish: (item: Item) => void;
  mark: (reference: string) => void;
  leave: () => void;
}) {
  const [areOn, setOn] = useState(() => browserStorage.get(keptChoice) !== 'off');
  const [areTold, setTold] = useState(false);
  const lines = () => linesOf(list.current);
  const present = () => lines().present?.dataset['reference'];
  const keys = {
    j: () => focusLine(lines().further(1)),
    k: () => focusLine(lines().further(-1)),
    o: () => lines().present?.click(),
    x: () => {
      const reference = present();
      if (reference) mark(reference);
    },
    e: () => {
      const item = items.find(({ reference }) => reference === present());
      if (!item || item.stage === 'closed') return;
      // The line goes; one goes on with the next, or from the last one back.
      const { present: line, further } = lines();
      const next = further(1) === line ? further(-1) : further(1);
      if (line?.closest('li')?.contains(document.activeElement)) focusLine(next);
      finish(item);
    },
    '/': () => document.querySelector<HTMLInputElement>('input[data-search]')?.focus(),
    '?': () => setTold(true),
  };
  useKeys({ ...(areOn && keys), Escape: leave });
  return {
    areOn,
    turn: (wanted: boolean) => {
      browserStorage.set(keptChoice, wanted ? 'on' : 'off');
      setOn(wanted);
    },
    areTold,
    tell: setTold,
  };
}
