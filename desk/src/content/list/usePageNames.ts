import type { ContentList } from '@nokshi/server/desk/contract/content.ts';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useEditorWords } from '../words/words.ts';
import { pageNames } from './page-names.ts';

/** What pages are called, by their addresses, as the list of all content tells. */
export function usePageNames(): (page: string) => string {
  const { language } = useEditorWords();
  const { data } = useSWR<ContentList>(`/content?language=${language}`);
  const names = useMemo(() => pageNames(data?.entries ?? []), [data]);
  return (page) => names.get(page) ?? page;
}
