import type { UserWords } from '@nokshi/contract/desk-words/schema.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import useSWR from 'swr';
import { useWords } from '../words/words.ts';

async function fetchWords(address: string): Promise<Record<Language, UserWords>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The words of users: ${answer.status}`);
  return answer.json();
}

/** The words of users in the language of the desk; undefined until they have come. */
export function useUserWords(): UserWords | undefined {
  const { language } = useWords();
  const { data } = useSWR(onHost('/desk/users.json'), fetchWords, { revalidateOnFocus: false });
  return data?.[language];
}
