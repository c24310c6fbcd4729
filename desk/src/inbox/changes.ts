import type { BulkChanged, CommonChange } from '@nokshi/contract/bulk.ts';
import type { ChangeName } from '@nokshi/contract/desk-words/list.ts';
import type { Item } from '@nokshi/contract/enquiries.ts';
import { ask } from '../api/ask.ts';

/** So many are asked for at once: the server takes no more. */
const together = 500;

/** The changes by their names. */
export function changeNameOf({ stage, assignee, snoozedUntil }: CommonChange): ChangeName {
  if (stage) return stage;
  if (assignee !== undefined) return assignee === null ? 'unassigned' : 'assigned';
  return snoozedUntil === null ? 'woken' : 'snoozed';
}

/** What was changed of what was read, and what somebody else had changed before. */
export type Done = { changed: readonly Item[]; stale: readonly string[] };

/** Changes enquiries as they are shown. @throws Refused, TypeError */
export async function changeItems(items: readonly Item[], change: CommonChange): Promise<Done> {
  const stale = new Set<string>();
  for (let start = 0; start < items.length; start += together) {
    const references = items
      .slice(start, start + together)
      .map(({ reference, version }) => ({ reference, version }));
    const body = { references, change };
    const answer = await ask<BulkChanged>('/enquiries/bulk', 'POST', body);
    for (const reference of answer.stale) stale.add(reference);
  }
  return { changed: items.filter(({ reference }) => !stale.has(reference)), stale: [...stale] };
}

/**
 * The changes that undo a change of enquiries.
 * @param items as they were
 */
export function undoing(
  items: readonly Item[],
  change: CommonChange,
): { items: Item[]; change: CommonChange }[] {
  const groups = new Map<string, { items: Item[]; change: CommonChange }>();
  for (const item of items) {
    const before: CommonChange = {
      ...(change.stage !== undefined && { stage: item.stage }),
      ...(change.assignee !== undefined && { assignee: item.assignee }),
      ...(change.snoozedUntil !== undefined && { snoozedUntil: item.snoozedUntil }),
    };
    const key = JSON.stringify(before);
    const group = groups.get(key) ?? { items: [], change: before };
    group.items.push({ ...item, version: item.version + 1 });
    groups.set(key, group);
  }
  return [...groups.values()];
}
