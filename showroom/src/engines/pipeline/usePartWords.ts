import { filled } from '../../frame/words.ts';
import type { Part } from './flats.ts';
import { ordinal } from './ordinal.ts';
import { usePipelineDesk } from './usePipelineDesk.ts';
import { words } from './words.ts';

/** The name of a part of a schedule: Booking, 2nd instalment, At handover. */
export function usePartWords() {
  const { translate, language } = usePipelineDesk();
  return ({ kind, order }: Part): string => {
    if (kind === 'booking') return translate(words.booking);
    if (kind === 'handover') return translate(words.atHandover);
    return filled(translate(words.instalment), { order: ordinal(order, language) });
  };
}
