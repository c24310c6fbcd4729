/** The views of the inbox, in the order in which they are offered. */
export const viewNames = [
  'new',
  'mine',
  'snoozed',
  'answered',
  'closed',
  'set-aside',
  'undelivered',
] as const;

export type ViewName = (typeof viewNames)[number];

/** What the inbox shows; all of it stands in the address. */
export type View = { name: ViewName; search: string };

export function readView(address: string): View {
  const query = new URLSearchParams(address);
  const name = viewNames.find((one) => one === query.get('view')) ?? 'new';
  return { name, search: query.get('q') ?? '' };
}

/** @returns the query of an address, with its question mark; empty for the first view */
export function writeView({ name, search }: View): string {
  const query = new URLSearchParams({
    ...(name !== 'new' && { view: name }),
    ...(search !== '' && { q: search }),
  });
  return query.size === 0 ? '' : `?${query}`;
}

/** What to ask the server for a view. */
export function questionOf({ name, search }: View, after: string | undefined): string {
  const query = new URLSearchParams(name === 'mine' ? { assignee: 'me' } : { stage: name });
  if ([...search.trim()].length > 1) query.set('q', search.trim());
  if (after !== undefined) query.set('after', after);
  return `/enquiries?${query}`;
}
