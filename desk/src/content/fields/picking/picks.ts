import type { Picks } from '@nokshi/contract/content.ts';
import useSWR from 'swr';
import { useEditorWords } from '../../words/words.ts';

/** The source of a pick; the name of a folder means its entries. */
export type PickSource = 'icons' | 'emblems' | 'pages' | (string & {});

export type Pick = Picks['items'][number];

/** Icons are too many to be told all at once. */
export const mostTold = 120;

/** Searches the items to pick from; undefined while loading. */
export function usePicks(of: PickSource, q: string) {
  const { language } = useEditorWords();
  const query = new URLSearchParams({ language, ...(q !== '' && { q }) });
  const { data, error } = useSWR<Picks>(`/content/picks/${of}?${query}`, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  return { picks: data?.items, isFailed: error !== undefined };
}

/** The item of a value; undefined while loading, and for a value without one. */
export function usePick(of: PickSource, value: string): Pick | undefined {
  // Other kinds are few: one answer serves all their fields.
  const { picks } = usePicks(of, of === 'icons' ? value : '');
  return picks?.find((one) => one.value === value);
}
