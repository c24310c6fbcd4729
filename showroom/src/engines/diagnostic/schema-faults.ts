import type { z } from 'zod';
import type { fields } from './schema.ts';

type Fault = { readonly path: (string | number)[]; readonly message: string };
type Named = { readonly id: string };

/** References without a target, each with what would be right. */
export function faultsOf(data: z.output<typeof fields>): Fault[] {
  const faults: Fault[] = [];
  const known = (path: Fault['path'], id: string | null, all: readonly Named[]) => {
    if (id === null || all.some((one) => one.id === id)) return;
    const ids = all.map((one) => one.id).join(', ');
    faults.push({ path, message: `${id} does not exist; there are: ${ids}` });
  };
  if (data.opensAt === 'reception' && data.doctors.length === 0) {
    faults.push({ path: ['doctors'], message: 'a reception needs at least one doctor' });
  }
  for (const kind of new Set(data.tests.map(({ work }) => work.kind))) {
    for (const may of ['check', 'sign']) {
      if (data.staff.some((one) => one.kind === kind && one.may === may)) continue;
      faults.push({ path: ['staff'], message: `somebody must ${may} tests of the kind ${kind}` });
    }
  }
  for (const [at, { work }] of data.tests.entries()) {
    if (work.kind === 'values') known(['tests', at], work.analyser, data.analysers);
  }
  for (const [at, bill] of data.bills.entries()) {
    known(['bills', at, 'point'], bill.point, data.points);
    known(['bills', at, 'doctor'], bill.doctor, data.doctors);
    for (const [nth, sample] of bill.samples.entries()) {
      const path = ['bills', at, 'samples', nth];
      known(path, sample.test, data.tests);
      known(path, sample.checkedBy, data.staff);
      known(path, sample.signedBy, data.staff);
      const work = data.tests.find(({ id }) => id === sample.test)?.work;
      if (work?.kind === 'written') known(path, sample.template, work.templates);
      if (work?.kind !== 'values') continue;
      for (const part of Object.keys(sample.values)) known(path, part, work.parts);
    }
  }
  return faults;
}
