import type { Change, Deed, Enquiry, Stale } from '@nokshi/contract/enquiries.ts';
import { useState } from 'react';
import { ask, Refused } from '../api/ask.ts';
import { useRefresh } from '../api/useRefresh.ts';

/** What became of a change; `refused` when it doesn't fit how the enquiry stands. */
export type Outcome = 'done' | 'stale' | 'refused' | 'failed';

/** What can be done to an enquiry as it is shown. */
export type Doing = {
  change: (wanted: Change) => Promise<Outcome>;
  setAside: (reason: string) => Promise<Outcome>;
  release: () => Promise<Outcome>;
  resend: () => Promise<Outcome>;
  outcome: Outcome;
  /** What others did meanwhile, when the change was stale. */
  since: readonly Deed[];
  isBusy: boolean;
};

/**
 * Changes an enquiry as it is shown. When somebody else has changed it meanwhile, it is shown as it is
 * now, and nothing of the change is done.
 */
export function useChange(enquiry: Enquiry, show: (enquiry: Enquiry) => void): Doing {
  const refresh = useRefresh();
  const [outcome, setOutcome] = useState<Outcome>('done');
  const [since, setSince] = useState<readonly Deed[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { version } = enquiry;
  const path = `/enquiries/${enquiry.reference}`;

  async function attempt(deed: () => Promise<unknown>): Promise<Outcome> {
    try {
      await deed();
      show(await ask<Enquiry>(path));
      // Lists show it where it was.
      await refresh();
      return 'done';
    } catch (failure) {
      if (!(failure instanceof Refused)) return 'failed';
      if (failure.status === 409) {
        const { present, since: deeds } = failure.present as Stale;
        show(present);
        setSince(deeds);
        return 'stale';
      }
      if (failure.status !== 422) return 'failed';
      show(await ask<Enquiry>(path));
      return 'refused';
    }
  }

  async function run(deed: () => Promise<unknown>): Promise<Outcome> {
    setBusy(true);
    const result = await attempt(deed).catch(() => 'failed' as const);
    setBusy(false);
    setOutcome(result);
    return result;
  }

  return {
    change: (wanted) => run(() => ask(path, 'PATCH', { version, ...wanted })),
    setAside: (reason) => run(() => ask(`${path}/set-aside`, 'POST', { version, reason })),
    release: () => run(() => ask(`${path}/release`, 'POST', { version })),
    resend: () => run(() => ask(`${path}/resend`, 'POST')),
    outcome,
    since,
    isBusy,
  };
}
