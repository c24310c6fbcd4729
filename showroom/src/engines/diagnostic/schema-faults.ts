import type { z } from 'zod';
import { type Fault, faultsOfUnknown } from '../../demo/references.ts';
import type { fields } from './schema.ts';

/** What a centre lacks to work, and what samples say that is not of their test. */
export function* faultsOf(data: z.output<typeof fields>): Generator<Fault> {
  if (data.opensAt === 'reception' && data.doctors.length === 0) {
    yield { path: ['doctors'], message: 'a reception needs at least one doctor' };
  }
  for (const kind of new Set(data.tests.map(({ work }) => work.kind))) {
    for (const may of ['check', 'sign']) {
      if (data.staff.some((one) => one.kind === kind && one.may === may)) continue;
      yield { path: ['staff'], message: `somebody must ${may} tests of the kind ${kind}` };
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
      for (const id of named) yield* faultsOfUnknown(['bills', at, 'samples', nth], id, ids);
    }
  }
}
