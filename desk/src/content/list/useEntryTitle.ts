import type { ContentList, Entry } from '@nokshi/server/desk/contract/content.ts';
import useSWR from 'swr';
import { useEditorWords } from '../words/words.ts';

/** What an entry is called by now, as the list tells, which follows what is typed. */
export function useEntryTitle({ id, title }: Entry): string {
  const { language } = useEditorWords();
  const { data } = useSWR<ContentList>(`/content?language=${language}`);
  return data?.entries.find((entry) => entry.id === id)?.title ?? title;
}
