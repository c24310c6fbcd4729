import type { z } from 'zod';
import type { page } from './schema.ts';
import type { project, year } from './schema-giving.ts';
import type { filter, work } from './schema-showing.ts';
import { closingOf, sumOf } from './steps/accounts.ts';

/** The parts of the data that refer to one another. */
type Referring = {
  home: string;
  pages: z.output<typeof page>[];
  filters: z.output<typeof filter>[];
  works: z.output<typeof work>[];
  upazilas: { id: string }[];
  projects: z.output<typeof project>[];
  accounts: z.output<typeof year>[];
};

type Fault = { path: (string | number)[]; message: string };

/** Contradictions in the data of an organisation, each with what would be right. */
export function* faultsIn(demo: Referring): Generator<Fault> {
  yield* unlessThere(demo.pages, 'page', demo.home, ['home']);
  yield* pageFaults(demo);
  yield* workFaults(demo);
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

/** That a thing is named which is not among those that there are. */
function* unlessThere(
  things: readonly { id: string }[],
  what: string,
  named: string,
  path: Fault['path'],
): Generator<Fault> {
  const there = things.map(({ id }) => id);
  if (there.includes(named)) return;
  yield { path, message: `names the ${what} ${named}; there are: ${there.join(', ')}` };
}

function* pageFaults({ pages, works, projects, filters }: Referring): Generator<Fault> {
  for (const [index, { opening, sections, side }] of pages.entries()) {
    for (const section of [...opening, ...sections, ...side]) {
      const { kind } = section;
      const path = ['pages', index, kind];
      if (kind === 'work') yield* unlessThere(works, kind, section.work, path);
      if (kind === 'project') yield* unlessThere(projects, kind, section.project, path);
      if (kind === 'filter') yield* unlessThere(filters, kind, section.filter, path);
      for (const link of kind === 'words' ? section.links : []) {
        yield* unlessThere(pages, 'page', link.page, path);
      }
      if (kind === 'giving' && !section.amounts.includes(section.chosen)) {
        yield { path, message: `chooses one of its amounts: ${section.amounts.join(', ')}` };
      }
      if (kind === 'items' && section.chosen) {
        yield* unlessThere(section.rows, 'row', section.chosen, path);
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

function* workFaults({ works, filters }: Referring): Generator<Fault> {
  for (const [index, { traits }] of works.entries()) {
    for (const [name, choice] of Object.entries(traits)) {
      const choices = filters.find(({ id }) => id === name)?.choices ?? [];
      yield* unlessThere(choices, 'choice', choice, ['works', index, 'traits', name]);
    }
  }
}

function* projectFaults({ projects, upazilas }: Referring): Generator<Fault> {
  for (const [index, { upazila, budget, spending }] of projects.entries()) {
    const path = ['projects', index];
    yield* unlessThere(upazilas, 'upazila', upazila, path);
    if (sumOf(spending) > budget) {
      yield { path, message: `spends ${sumOf(spending)}, more than its budget of ${budget}` };
    }
  }
}
