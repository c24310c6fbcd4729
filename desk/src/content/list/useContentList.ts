import type { ContentList } from '@nokshi/contract/content.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import useSWR from 'swr';
import { useEditorWords } from '../words/words.ts';

/** Where the list of all content is read. */
export const contentListAt = (language: Language): string => `/content?language=${language}`;

/**
 * All that can be changed, for what an entry shows of others; undefined until it was read. Read when the
 * entry is opened: what is typed there changes little of it, and each look takes the editor longer than a save.
 */
export function useContentList(): ContentList | undefined {
  const { language } = useEditorWords();
  return useSWR<ContentList>(contentListAt(language)).data;
}
