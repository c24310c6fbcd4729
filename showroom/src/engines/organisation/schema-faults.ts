import type { z } from 'zod';
import type { Fault } from '../../demo/references.ts';
import type { page } from './schema.ts';
import type { project, year } from './schema-giving.ts';
import { closingOf, sumOf } from './steps/accounts.ts';

/** The parts of the data that refer to one another. */
type Referring = {
  pages: z.output<typeof page>[];
  projects: z.output<typeof project>[];
  accounts: z.output<typeof year>[];
};

/** Contradictions in the data of an organisation, each with what would be right. */
export function* faultsIn(demo: Referring): Generator<Fault> {
  yield* pageFaults(demo);
  yield* projectFaults(demo);
  for (const [index, year] of demo.accounts.entries()) {
    const before = demo.accounts[index + 1];
    if (!before || closingOf(before) === year.opening) continue;
    yield {
      path: ['accounts', index, 'opening'],
      message: `must be what the year before closed with, ${closingOf(before)}`,
    };
  }
}

function* pageFaults({ pages }: Referring): Generator<Fault> {
  for (const [index, { opening, sections, side }] of pages.entries()) {
    for (const section of [...opening, ...sections, ...side]) {
      const { kind } = section;
      const path = ['pages', index, kind];
      if (kind === 'giving' && !section.amounts.includes(section.chosen)) {
        yield { path, message: `chooses one of its amounts: ${section.amounts.join(', ')}` };
      }
      if (kind !== 'table' && kind !== 'items') continue;
      const columns = section.columns.length;
      const rows = kind === 'table' ? section.rows : section.rows.map(({ cells }) => cells);
      if (rows.some((cells) => cells.length !== columns)) {
        yield { path, message: `each of its rows has ${columns} cells, as many as its columns` };
      }
    }
  }
}

function* projectFaults({ projects }: Referring): Generator<Fault> {
  for (const [index, { budget, spending }] of projects.entries()) {
    const path = ['projects', index];
    if (sumOf(spending) > budget) {
      yield { path, message: `spends ${sumOf(spending)}, more than its budget of ${budget}` };
    }
  }
}
