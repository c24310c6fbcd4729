import type { ContentList as Answer } from '@nokshi/server/desk/contract/content.ts';
import useSWR from 'swr';
import { Link } from 'wouter';
import { useEditorWords } from '../words/words.ts';

/** All that can be changed. */
export function ContentList() {
  const { said, language } = useEditorWords();
  const { data } = useSWR<Answer>(`/content?language=${language}`);
  return (
    <section aria-busy={data === undefined}>
      <h1>{said.list.title}</h1>
      <ul>
        {data?.entries.map(({ id, title }) => (
          <li key={id}>
            <Link href={`/content/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
