import type { Item } from '@nokshi/contract/enquiries.ts';
import { expect, it } from 'vitest';
import { undoing } from './changes.ts';

const item = (reference: string, stage: Item['stage'], assignee: string | null = null) =>
  ({ reference, version: 3, stage, assignee, snoozedUntil: null }) as Item;

it('undoes a change of each enquiry as that one was, and nothing else of it', () => {
  const items = [item('NK-1', 'new'), item('NK-2', 'answered', 'karima'), item('NK-3', 'new')];
  const steps = undoing(items, { stage: 'closed' });
  expect(
    steps.map(({ items, change }) => [
      items.map(({ reference, version }) => [reference, version]),
      change,
    ]),
  ).toEqual([
    [
      [
        ['NK-1', 4],
        ['NK-3', 4],
      ],
      { stage: 'new' },
    ],
    [[['NK-2', 4]], { stage: 'answered' }],
  ]);
  expect(undoing(items, { assignee: 'rahim' }).map(({ change }) => change)).toEqual([
    { assignee: null },
    { assignee: 'karima' },
  ]);
  expect(undoing(items, { snoozedUntil: '2026-11-23T03:00:00Z' })).toMatchObject([
    { change: { snoozedUntil: null } },
  ]);
});
