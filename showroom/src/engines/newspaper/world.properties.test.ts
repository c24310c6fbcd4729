import { describe, it } from 'vitest';
import { check } from '../../../test/checks/newspaper.ts';
import { holdThroughRandomSteps, type RandomStep } from '../../../test/random-steps.ts';
import { demoData, demosOfEngine } from '../../demo/read-demos.ts';
import { beginNewspaper } from './begin.ts';
import { type NewspaperData, sectionOf } from './data.ts';
import { newspaperSchema } from './schema.ts';
import { bowl, bringEntry, chooseArea } from './steps/following.ts';
import { judgeNotice, judgeReport } from './steps/judging.ts';
import { giveNotice } from './steps/notices.ts';
import { fileReport, withdrawReport } from './steps/reports.ts';
import { endSubscription, stopLetter, subscribe, writeTo } from './steps/subscriptions.ts';
import type { NewspaperWorld } from './world.ts';
import { worldSchema } from './world-schema.ts';

const verdicts = ['printed', 'declined'] as const;
const phones = ['01200345678', '01200345678', '+880 1200-345678', '12'];
const numbersOf = (list: readonly { readonly number: number }[]) => [
  ...list.map(({ number }) => number),
  9999,
];

const steps: Readonly<Record<string, RandomStep<NewspaperData, NewspaperWorld>>> = {
  bringEntry: (premises, world) => bringEntry(premises, world),
  bowl: (premises, world, choose) => bowl(premises, world, choose.oneOf(['ball', 'over'])),
  chooseArea: (premises, world, choose) => {
    const areas = sectionOf(premises.data, 'areas')?.areas.map(({ id }) => id) ?? [];
    return chooseArea(premises, world, choose.oneOf([...areas, 'nowhere']));
  },
  giveNotice: (premises, world, choose) =>
    giveNotice(premises, world, {
      kind: choose.number(0, 6),
      text: choose.oneOf(['An umbrella was lost.', 'word '.repeat(45), 'word '.repeat(160), ' ']),
      name: choose.oneOf(['Rahima', 'Rahima', '']),
      contact: choose.oneOf(phones),
      days: choose.oneOf([1, 3, 7, 8, 0, 1.5, Number.NaN]),
      mobile: choose.oneOf(phones),
    }),
  judgeNotice: (premises, world, choose) =>
    judgeNotice(premises, world, choose.oneOf(numbersOf(world.notices)), choose.oneOf(verdicts)),
  fileReport: (premises, world, choose) =>
    fileReport(premises, world, {
      section: choose.oneOf([...premises.data.sections.map(({ id }) => id), 'none']),
      title: choose.oneOf(['Six!', 'Six!', '', 'x'.repeat(121)]),
      text: choose.oneOf(['Into the drums.\nAgain.', '']),
      by: choose.oneOf(['Mita', '']),
    }),
  judgeReport: (premises, world, choose) =>
    judgeReport(premises, world, choose.oneOf(numbersOf(world.reports)), choose.oneOf(verdicts)),
  withdrawReport: (premises, world, choose) =>
    withdrawReport(premises, world, choose.oneOf(numbersOf(world.reports))),
  subscribe: (premises, world, choose) =>
    subscribe(premises, world, {
      name: choose.oneOf(['Rahima', '']),
      mobile: choose.oneOf(phones),
      payment: choose.oneOf(['bkash', 'card']),
    }),
  endSubscription: (premises, world) => endSubscription(premises, world),
  writeTo: (premises, world, choose) =>
    writeTo(premises, world, choose.oneOf(['rahima@mail.example', 'rahima', ''])),
  stopLetter: (premises, world) => stopLetter(premises, world),
};

describe.each(demosOfEngine('newspaper'))('%s', (name) => {
  it('adds up through any steps', () => {
    const data = demoData(name, newspaperSchema);
    holdThroughRandomSteps(
      { data, begin: beginNewspaper, check, schema: worldSchema, steps },
      { runs: 30, mostSteps: 20 },
    );
  });
});
