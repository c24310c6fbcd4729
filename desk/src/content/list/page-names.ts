import type { EntryLine } from '@nokshi/contract/content.ts';

/** The titles of pages, by their addresses: as the entry is that stands on each alone. */
export function pageNames(entries: readonly EntryLine[]): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ id, kind, title, pages: [own] }): [string, string][] => {
      const name = id.slice(id.indexOf('/') + 1);
      return own !== undefined && (kind === 'pages' || own.endsWith(`/${name}`))
        ? [[own, title]]
        : [];
    }),
  );
}
