import type { Change, Enquiry, EnquiryLogEntry, Stale } from '@nokshi/contract/enquiries.ts';
import { useState } from 'react';
import { ask, Refused } from '../api/ask.ts';
import { useRefresh } from '../api/useRefresh.ts';

/** The outcome of a change; `refused` when it doesn't fit how the enquiry stands. */
export type Outcome = 'done' | 'stale' | 'refused' | 'failed';

/** The actions on the enquiry shown. */
export type Doing = {
  change: (wanted: Change) => Promise<Outcome>;
  setAside: (reason: string) => Promise<Outcome>;
  release: () => Promise<Outcome>;
  resend: () => Promise<Outcome>;
  outcome: Outcome;
  /** The log entries of others, when the change was stale. */
  since: readonly EnquiryLogEntry[];
  isBusy: boolean;
};

/**
 * Changes an enquiry as it is shown. When somebody else has changed it meanwhile, it is shown as it is
 * now, and nothing of the change is done.
 */
export function useChange(enquiry: Enquiry, show: (enquiry: Enquiry) => void): Doing {
  const refresh = useRefresh();
  const [outcome, setOutcome] = useState<Outcome>('done');
  const [since, setSince] = useState<readonly EnquiryLogEntry[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { version } = enquiry;
  const path = `/enquiries/${enquiry.reference}`;

  async function attempt(logEntry: () => Promise<unknown>): Promise<Outcome> {
    try {
      await logEntry();
      show(await ask<Enquiry>(path));
      // Lists show it where it was.
      await refresh();
      return 'done';
    } catch (failure) {
      if (!(failure instanceof Refused)) return 'failed';
      if (failure.status === 409) {
        const { present, since: logEntries } = failure.present as Stale;
        show(present);
        setSince(logEntries);
        return 'stale';
      }
      if (failure.status !== 422) return 'failed';
      show(await ask<Enquiry>(path));
      return 'refused';
    }
  }

  async function run(logEntry: () => Promise<unknown>): Promise<Outcome> {
    setBusy(true);
    const result = await attempt(logEntry).catch(() => 'failed' as const);
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
