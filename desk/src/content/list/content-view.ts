import type { EntryLine } from '@nokshi/contract/content.ts';
import { type ShownName, shownNames } from '@nokshi/contract/editor-words/list.ts';
import { defaultPathOf } from '@nokshi/forms/languages.ts';
import { inSite } from '@nokshi/forms/on-host.ts';

/** The state of the list, as its address has it. */
export type ContentView = {
  search: string;
  /** A folder; empty for all. */
  kind: string;
  shown: ShownName;
  /** The address of a page, for what that shows; empty for all. */
  page: string;
};

const isShown = (name: string): name is ShownName => shownNames.some((one) => one === name);

/** Reads the state of the list from an address. A page of the draft is the one of the site. */
export function readContentView(address: string): ContentView {
  const asked = new URLSearchParams(address);
  const shown = asked.get('show') ?? 'all';
  return {
    search: asked.get('q') ?? '',
    kind: asked.get('kind') ?? '',
    shown: isShown(shown) ? shown : 'all',
    page: inSite(asked.get('page') ?? '').replace(/^\/desk\/draft\/?/, '/'),
  };
}

/** Where a view of the list stands. */
export function addressOfView({ search, kind, shown, page }: ContentView): string {
  const asked = new URLSearchParams({
    ...(search && { q: search }),
    ...(kind && { kind }),
    ...(shown !== 'all' && { show: shown }),
    ...(page && { page }),
  });
  return asked.size > 0 ? `/content?${asked}` : '/content';
}

/** Whether an entry belongs to what is shown, whatever its kind. */
export const isAmong: Readonly<Record<ShownName, (entry: EntryLine) => boolean>> = {
  all: () => true,
  changed: ({ state }) => state !== 'published',
  faults: ({ faults, conflicts }) => faults + conflicts > 0,
  samples: ({ samples }) => samples > 0,
  missing: ({ missing }) => missing > 0,
  older: ({ older }) => older > 0,
};

/** The entries of a view, apart from what is searched for, which the server finds. */
export function entriesOf(entries: readonly EntryLine[], view: ContentView): EntryLine[] {
  // A page in another language shows the same entries.
  const page = view.page && defaultPathOf(view.page);
  return entries.filter(
    (entry) =>
      isAmong[view.shown](entry) &&
      (view.kind === '' || entry.kind === view.kind) &&
      (page === '' || entry.pages.includes(page)),
  );
}
