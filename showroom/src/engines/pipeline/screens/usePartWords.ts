import type { Part } from '../steps/flats.ts';
import { ordinal } from '../words/ordinal.ts';
import { words } from '../words/words.ts';
import { useDesk } from './useDesk.ts';

/** The name of a part of a schedule: Booking, 2nd instalment, At handover. */
export function usePartWords() {
  const { t, language, say } = useDesk();
  return ({ kind, order }: Part): string => {
    if (kind === 'booking') return t(words.booking);
    if (kind === 'handover') return t(words.atHandover);
    return say(words.instalment, { order: ordinal(order, language) });
  };
}
