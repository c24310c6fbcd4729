import { dataOn } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { beginNewspaper } from '../begin.ts';
import { newspaperSchema } from '../schema.ts';

/** A paper on an afternoon, at its beginning: for tests. */
export function paperForTest(name: string) {
  const data = dataOn(name, newspaperSchema);
  const premises = premisesForTest(data);
  return { data, premises, today: premises.today, world: beginNewspaper(data, premises.now) };
}

/** What must be there. @throws when it isn't */
export function sure<Found>(one: Found | undefined): Found {
  if (one === undefined) throw new Error('the paper lacks that');
  return one;
}
