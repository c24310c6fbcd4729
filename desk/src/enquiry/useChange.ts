import type { Change, Enquiry } from '@nokshi/server/desk/contract/enquiries.ts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ask, Refused } from '../api/ask.ts';

/** What became of a change. */
export type Outcome = 'done' | 'stale' | 'failed';

/**
 * Changes an enquiry as it is shown. When somebody else has changed it meanwhile, it is shown as it is
 * now, and nothing of the change is done.
 */
export function useChange(enquiry: Enquiry, show: (enquiry: Enquiry) => void) {
  const { mutate } = useSWRConfig();
  const [outcome, setOutcome] = useState<Outcome>('done');
  const [isBusy, setBusy] = useState(false);
  const path = `/enquiries/${enquiry.reference}`;

  const change = async (wanted: Change): Promise<Outcome> => {
    setBusy(true);
    const result = await attempt(wanted);
    setBusy(false);
    setOutcome(result);
    return result;
  };

  async function attempt(wanted: Change): Promise<Outcome> {
    try {
      await ask(path, 'PATCH', { version: enquiry.version, ...wanted });
      show(await ask<Enquiry>(path));
      // Lists show it where it was.
      await mutate((key) => typeof key === 'string' && key.includes('/enquiries?'));
      return 'done';
    } catch (failure) {
      if (!(failure instanceof Refused) || failure.status !== 409) return 'failed';
      show(failure.present as Enquiry);
      return 'stale';
    }
  }

  return { change, outcome, isBusy };
}
