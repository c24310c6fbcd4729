import type { Enquiry } from '@nokshi/contract/enquiries.ts';

/** The change of stage. */
export type Step = 'mark-answered' | 'take-back' | 'close' | 'reopen' | 'release';

const stepsAt: Record<Enquiry['stage'], [Step, ...Step[]]> = {
  new: ['mark-answered', 'close'],
  answered: ['close', 'take-back'],
  closed: ['reopen', 'mark-answered'],
};

/** What can be done next with an enquiry, besides answering it; the most likely first. */
export const stepsOf = ({
  stage,
  setAside,
}: Pick<Enquiry, 'stage' | 'setAside'>): [Step, ...Step[]] =>
  setAside ? ['release', ...stepsAt[stage]] : stepsAt[stage];
