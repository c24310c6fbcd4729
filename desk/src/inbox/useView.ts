import { useCallback, useMemo } from 'react';
import { useLocation, useRoute } from 'wouter';
// Of the router itself it would come half decoded.
import { useSearch } from 'wouter/use-browser-location';
import { readView, type View, writeView } from './views.ts';

/** The state in the address: the view, and which enquiry is open beside it; and how to change both. */
export function useView() {
  const address = useSearch();
  const [, navigate] = useLocation();
  const [, match] = useRoute('/enquiries/:reference');
  const reference = match?.reference;
  const view = useMemo(() => readView(address), [address]);
  const place = reference === undefined ? '/' : `/enquiries/${reference}`;

  /** Typing replaces what stands in the history; a choice is a step of its own. */
  const show = useCallback(
    (wanted: View, replace = false) => navigate(`${place}${writeView(wanted)}`, { replace }),
    [navigate, place],
  );
  const query = writeView(view);
  return {
    view,
    show,
    reference,
    /** Where a line leads. */
    addressOf: useCallback((one: string) => `/enquiries/${one}${query}`, [query]),
    /** Where the list stands alone. */
    listAddress: `/${query}`,
    viewAddress: (wanted: View) => `/${writeView(wanted)}`,
  };
}
