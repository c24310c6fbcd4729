import type { Entry } from '@nokshi/server/desk/contract/content.ts';
import { useContentList } from './useContentList.ts';

/** What an entry is called by now, as the list tells, which follows what is typed. */
export function useEntryTitle({ id, title }: Entry): string {
  return useContentList()?.entries.find((entry) => entry.id === id)?.title ?? title;
}
