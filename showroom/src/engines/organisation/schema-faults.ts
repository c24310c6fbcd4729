import type { z } from 'zod';
import type { project, year } from './schema-giving.ts';
import type { page } from './schema-page.ts';
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
  const pages = demo.pages.map(({ id }) => id);
  if (!pages.includes(demo.home)) yield missing(['home'], `the page ${demo.home}`, pages);
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

const missing = (path: Fault['path'], name: string, there: readonly string[]): Fault => ({
  path,
  message: `names ${name}; there are: ${there.join(', ')}`,
});

function* pageFaults({ pages, works, projects, filters }: Referring): Generator<Fault> {
  const ids = {
    page: pages.map(({ id }) => id),
    work: works.map(({ id }) => id),
    project: projects.map(({ id }) => id),
    filter: filters.map(({ id }) => id),
  };
  for (const [index, { opening, sections, side }] of pages.entries()) {
    for (const section of [...opening, ...sections, ...side]) {
      const path = ['pages', index, section.kind];
      const named = [
        section.kind === 'work' && (['work', section.work] as const),
        section.kind === 'project' && (['project', section.project] as const),
        section.kind === 'filter' && (['filter', section.filter] as const),
        ...(section.kind === 'words' ? section.links : []).map(
          ({ page }) => ['page', page] as const,
        ),
      ];
      for (const reference of named) {
        if (!reference || ids[reference[0]].includes(reference[1])) continue;
        yield missing(path, `the ${reference[0]} ${reference[1]}`, ids[reference[0]]);
      }
      if (section.kind === 'giving' && !section.amounts.includes(section.chosen)) {
        yield { path, message: `chooses one of its amounts: ${section.amounts.join(', ')}` };
      }
      if (section.kind === 'items' && section.chosen) {
        const rows = section.rows.map(({ id }) => id);
        if (!rows.includes(section.chosen)) yield missing(path, `the row ${section.chosen}`, rows);
      }
      const columns = 'columns' in section ? section.columns.length : 0;
      const rows =
        section.kind === 'table'
          ? section.rows
          : section.kind === 'items'
            ? section.rows.map(({ cells }) => cells)
            : [];
      if (rows.some((cells) => cells.length !== columns)) {
        yield { path, message: `each of its rows has ${columns} cells, as many as its columns` };
      }
    }
  }
}

function* workFaults({ works, filters }: Referring): Generator<Fault> {
  for (const [index, { traits }] of works.entries()) {
    for (const [name, choice] of Object.entries(traits)) {
      const choices = filters.find(({ id }) => id === name)?.choices.map(({ id }) => id) ?? [];
      if (choices.includes(choice)) continue;
      yield missing(['works', index, 'traits', name], `the choice ${choice}`, choices);
    }
  }
}

function* projectFaults({ projects, upazilas }: Referring): Generator<Fault> {
  const there = upazilas.map(({ id }) => id);
  for (const [index, { upazila, budget, spending }] of projects.entries()) {
    const path = ['projects', index];
    if (!there.includes(upazila)) yield missing(path, `the upazila ${upazila}`, there);
    if (sumOf(spending) > budget) {
      yield { path, message: `spends ${sumOf(spending)}, more than its budget of ${budget}` };
    }
  }
}
