import { useMemo } from 'react';
import { pageNames } from './page-names.ts';
import { useContentList } from './useContentList.ts';

/** The titles of pages, by their addresses, as the list of all content tells. */
export function usePageNames(): (page: string) => string {
  const list = useContentList();
  const names = useMemo(() => pageNames(list?.entries ?? []), [list]);
  return (page) => names.get(page) ?? page;
}
