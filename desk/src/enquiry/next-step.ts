import type { Enquiry } from '@nokshi/server/desk/contract/enquiries.ts';

/** What is most likely done next with an enquiry, besides answering it. */
export type NextStep = 'mark-answered' | 'close' | 'reopen' | 'release';

export function nextStepOf({ stage, setAside }: Pick<Enquiry, 'stage' | 'setAside'>): NextStep {
  if (setAside) return 'release';
  switch (stage) {
    case 'new':
      return 'mark-answered';
    case 'answered':
      return 'close';
    case 'closed':
      return 'reopen';
  }
}
