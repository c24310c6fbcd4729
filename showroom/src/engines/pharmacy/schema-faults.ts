import type { z } from 'zod';
import { type Fault, faultsOfUnknown } from '../../demo/references.ts';
import type { fields } from './schema.ts';

/** Packs that a medicine is not sold in, and batches that stand twice, each with what would be right. */
export function* faultsOf({ medicines, onBill }: z.output<typeof fields>): Generator<Fault> {
  for (const [at, { id, packs, main, batches }] of medicines.entries()) {
    const path = ['medicines', at];
    const units = packs.map(({ unit }) => unit);
    yield* faultsOfUnknown(path, main, units);
    if (packs[0]?.pieces !== 1) yield { path, message: 'the first of its packs must be one piece' };
    const places = batches.map(({ number, branch }) => `${number} at ${branch}`);
    for (const place of places.filter((one, index) => places.indexOf(one) !== index)) {
      yield { path, message: `batch ${place} stands there twice; add the two up` };
    }
    for (const [nth, line] of onBill.entries()) {
      if (line.medicine === id) yield* faultsOfUnknown(['onBill', nth], line.unit, units);
    }
  }
}
