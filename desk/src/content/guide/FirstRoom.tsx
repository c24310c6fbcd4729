import type { Guide } from '@nokshi/contract/guide.ts';
import useSWR from 'swr';
import { Redirect } from 'wouter';
import { useEditorWords } from '../words/words.ts';
import { isLeftForLater } from './kept-answers.ts';

/** Where the desk of a clone opens: at the guide while its content is the example's, and at the list of content then. */
export function FirstRoom() {
  const { language } = useEditorWords();
  const { data, error } = useSWR<Guide>(`/guide?language=${language}`);
  if (!data && !error) return <section aria-busy="true" />;
  return <Redirect to={data?.isOpen && !isLeftForLater() ? '/guide' : '/content'} replace />;
}
