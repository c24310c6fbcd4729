import { oneOf } from '../../../demo/one-of.ts';
import { formPart } from '../data.ts';
import { useOrganisation } from '../engine.ts';

/** Filters that no demo lists, as their choices come from elsewhere. */
const ownFilters = ['upazila', 'now'];

/** Where a visitor is: the page, a thing on it, or a choice of what it shows. */
export function usePlace() {
  const { data, screen } = useOrganisation();
  const [name, part, choice] = screen;
  const found = data.pages.find(({ id }) => id === name);
  const page = found ?? oneOf(data.pages, data.home);
  const rest = found ? part : undefined;
  const isFilter =
    rest !== undefined && [...ownFilters, ...data.filters.map(({ id }) => id)].includes(rest);
  return {
    page,
    /** The id of a thing, such as a project; it may be none that there is. */
    part: isFilter || rest === formPart ? undefined : rest,
    /** Whether the address leads to the form of the page. */
    isForm: rest === formPart,
    /** What is chosen of a filter; nothing for all. */
    chosen: (filter: string): string => (isFilter && rest === filter ? (choice ?? '') : ''),
  };
}
