import {
  type FilterName,
  filterNames,
  type ViewName,
  viewNames,
} from '@nokshi/contract/desk-words/list.ts';
import { formIds } from '@nokshi/forms/forms.ts';
import { knownLanguages } from '@nokshi/forms/languages.ts';

/** The state of the inbox, all of it in the address. */
export type View = {
  name: ViewName;
  search: string;
  filters: Readonly<Partial<Record<FilterName, string>>>;
};

function isDay(text: string): boolean {
  const day = /^2\d{3}-\d{2}-\d{2}$/.test(text) ? new Date(text) : undefined;
  // The 30th of February is read as a day of March.
  return day?.getTime() ? day.toISOString().startsWith(text) : false;
}
const isOf = (known: readonly string[]) => (text: string) => known.includes(text);
const isShort = (text: string) => text.length <= 300;

/** Drops filters that the server would refuse. */
const isValue: Record<FilterName, (text: string) => boolean> = {
  kind: isOf(formIds),
  language: isOf(knownLanguages),
  page: isShort,
  campaign: isShort,
  since: isDay,
  until: isDay,
  assignee: isShort,
};

export function readView(address: string): View {
  const query = new URLSearchParams(address);
  const name = viewNames.find((one) => one === query.get('view')) ?? 'new';
  const filters = filterNames
    .map((filter) => [filter, query.get(filter) ?? ''] as const)
    .filter(([filter, value]) => value !== '' && isValue[filter](value));
  return { name, search: query.get('q') ?? '', filters: Object.fromEntries(filters) };
}

/** @returns the query of an address, with its question mark; empty for the first view */
export function writeView({ name, search, filters }: View): string {
  const query = new URLSearchParams({
    ...(name !== 'new' && { view: name }),
    ...(search !== '' && { q: search }),
    ...filters,
  });
  return query.size === 0 ? '' : `?${query}`;
}

/** The same view with another value of a filter; an empty one takes it away. */
export function narrowed(view: View, filter: FilterName, value: string): View {
  const { [filter]: _, ...others } = view.filters;
  return { ...view, filters: value === '' ? others : { ...others, [filter]: value } };
}

/** What the server is asked for a view with. What is searched for has two letters at least. */
export function viewAsked({ name, search, filters }: View): Record<string, string> {
  return {
    ...filters,
    ...(name === 'mine' ? { assignee: 'me' } : { stage: name }),
    ...(isLongEnough(search) && { q: search.trim() }),
  };
}

/** Whether there is enough to search for. */
export const isLongEnough = (search: string): boolean => [...search.trim()].length > 1;

/** The request for a page of a view. */
export function questionOf(view: View, after: string | undefined): string {
  const query = new URLSearchParams(viewAsked(view));
  if (after !== undefined) query.set('after', after);
  return `/enquiries?${query}`;
}
