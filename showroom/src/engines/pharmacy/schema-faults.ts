import type { z } from 'zod';
import type { fields } from './schema.ts';

type Fault = { readonly path: (string | number)[]; readonly message: string };

/** References without a target, and duplicate ids, each with what would be right. */
export function faultsOf({
  branches,
  companies,
  medicines,
  onBill,
}: z.output<typeof fields>): Fault[] {
  const faults: Fault[] = [];
  const known = (path: Fault['path'], wanted: string, ids: readonly string[]) => {
    if (ids.includes(wanted)) return;
    faults.push({ path, message: `${wanted} does not exist; there are: ${ids.join(', ')}` });
  };
  const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
  for (const [at, medicine] of medicines.entries()) {
    const path = ['medicines', at];
    const units = medicine.packs.map(({ unit }) => unit);
    known(path, medicine.company, idsOf(companies));
    known(path, medicine.main, units);
    if (medicine.packs[0]?.pieces !== 1) {
      faults.push({ path, message: 'the first of its packs must be one piece' });
    }
    for (const { branch } of [...medicine.sold, ...medicine.batches]) {
      known(path, branch, idsOf(branches));
    }
    const places = medicine.batches.map(({ number, branch }) => `${number} at ${branch}`);
    for (const [index, place] of places.entries()) {
      if (places.indexOf(place) === index) continue;
      faults.push({ path, message: `batch ${place} stands there twice; add the two up` });
    }
    for (const [nth, line] of onBill.entries()) {
      if (line.medicine === medicine.id) known(['onBill', nth], line.unit, units);
    }
  }
  for (const [at, line] of onBill.entries()) {
    known(['onBill', at], line.medicine, idsOf(medicines));
  }
  return faults;
}
