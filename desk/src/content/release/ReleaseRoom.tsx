import type { Release } from '@nokshi/server/desk/contract/release.ts';
import useSWR from 'swr';
import { useEditorWords } from '../words/words.ts';

/** What a release would change, and how far one is. */
export function ReleaseRoom() {
  const { said } = useEditorWords();
  const { data } = useSWR<Release>('/release');
  return (
    <section aria-busy={data === undefined}>
      <h1>{said.release.title}</h1>
    </section>
  );
}
