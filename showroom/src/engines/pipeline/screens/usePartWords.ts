import { filled } from '../../../shell/words.ts';
import type { Part } from '../steps/flats.ts';
import { ordinal } from '../words/ordinal.ts';
import { words } from '../words/words.ts';
import { useDesk } from './useDesk.ts';

/** The name of a part of a schedule: Booking, 2nd instalment, At handover. */
export function usePartWords() {
  const { translate, language } = useDesk();
  return ({ kind, order }: Part): string => {
    if (kind === 'booking') return translate(words.booking);
    if (kind === 'handover') return translate(words.atHandover);
    return filled(translate(words.instalment), { order: ordinal(order, language) });
  };
}
