import type { z } from 'zod';
import type { fields } from './schema.ts';

type Fault = { readonly path: (string | number)[]; readonly message: string };

/** What a centre lacks to work, and what samples say that is not of their test. */
export function faultsOf(data: z.output<typeof fields>): Fault[] {
  const faults: Fault[] = [];
  if (data.opensAt === 'reception' && data.doctors.length === 0) {
    faults.push({ path: ['doctors'], message: 'a reception needs at least one doctor' });
  }
  for (const kind of new Set(data.tests.map(({ work }) => work.kind))) {
    for (const may of ['check', 'sign']) {
      if (data.staff.some((one) => one.kind === kind && one.may === may)) continue;
      faults.push({ path: ['staff'], message: `somebody must ${may} tests of the kind ${kind}` });
    }
  }
  for (const [at, bill] of data.bills.entries()) {
    for (const [nth, sample] of bill.samples.entries()) {
      const work = data.tests.find(({ id }) => id === sample.test)?.work;
      if (!work) continue;
      const [named, there] =
        work.kind === 'written'
          ? [[sample.template ?? []].flat(), work.templates]
          : [Object.keys(sample.values), work.parts];
      const ids = there.map(({ id }) => id);
      for (const id of named.filter((one) => !ids.includes(one))) {
        const message = `names ${id}; there are: ${ids.join(', ')}`;
        faults.push({ path: ['bills', at, 'samples', nth], message });
      }
    }
  }
  return faults;
}
