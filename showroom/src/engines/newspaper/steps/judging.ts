import type { Premises } from '../../../runtime/premises.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { words } from '../words/words.ts';
import type { Notice, Report, Step } from '../world.ts';

type Judgement = Step<[number: number, is: 'printed' | 'declined']>;

/** What was sent in, that of a number judged today. @throws Refusal unless it waits */
const judged = <Sent extends Notice | Report>(
  sent: readonly Sent[],
  { language, today }: Premises<unknown>,
  number: number,
  is: 'printed' | 'declined',
): readonly Sent[] => {
  const found = sent.find((one) => one.number === number);
  if (found?.state.is !== 'waiting') refuse(language, words.judged);
  const state = { is, day: dayOf(today) };
  return sent.map((one) => (one.number === number ? { ...one, state } : one));
};

/** The desk approves a notice, which is printed from today on, or declines it and sends its money back. */
export const judgeNotice: Judgement = (premises, world, number, is) => ({
  ...world,
  notices: judged(world.notices, premises, number, is),
});

/** The desk puts a report on the front, or declines it. */
export const judgeReport: Judgement = (premises, world, number, is) => ({
  ...world,
  reports: judged(world.reports, premises, number, is),
});
