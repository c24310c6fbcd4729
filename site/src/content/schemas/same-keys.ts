import type { Told } from '@nokshi/forms/content-faults.ts';
import type { z } from 'zod';

/**
 * Tells of each key of a list that another entry before it has already.
 * @param pathOf where the key of an entry stands, by its index
 */
export function refuseSameKeys(
  keys: readonly string[],
  pathOf: (index: number) => PropertyKey[],
  context: z.RefinementCtx,
): void {
  for (const [index, key] of keys.entries()) {
    if (keys.indexOf(key) === index) continue;
    context.addIssue({
      code: 'custom',
      path: pathOf(index),
      params: { code: 'same-key', values: { key } } satisfies Told,
      message: `is that of another entry already: ${key}`,
    });
  }
}
