import type { Picks } from '@nokshi/contract/content.ts';
import useSWR from 'swr';
import { useEditorWords } from '../../words/words.ts';

/** What is picked from: the name of a folder means its entries. */
export type PickKind = 'icons' | 'emblems' | 'pages' | (string & {});

export type Pick = Picks['items'][number];

/** Icons are too many to be told all at once. */
export const mostTold = 120;

/** What can be picked, and holds some words; undefined while it is looked for. */
export function usePicks(of: PickKind, q: string) {
  const { language } = useEditorWords();
  const query = new URLSearchParams({ language, ...(q !== '' && { q }) });
  const { data, error } = useSWR<Picks>(`/content/picks/${of}?${query}`, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  return { picks: data?.items, isFailed: error !== undefined };
}

/** What a value stands for; undefined while that isn't known, and for what can't be picked. */
export function usePick(of: PickKind, value: string): Pick | undefined {
  // Other kinds are few: one answer serves all their fields.
  const { picks } = usePicks(of, of === 'icons' ? value : '');
  return picks?.find((one) => one.value === value);
}
