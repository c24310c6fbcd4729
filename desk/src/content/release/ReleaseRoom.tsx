import type { Release } from '@nokshi/server/desk/contract/release.ts';
import useSWR from 'swr';
import { Link } from 'wouter';
import { useFollowing } from '../../live/refetching.ts';
import { useTitle } from '../../live/useTitle.ts';
import { useEditorWords } from '../words/words.ts';
import { Changes } from './Changes.tsx';
import { DraftFaults } from './DraftFaults.tsx';
import { DraftSite } from './DraftSite.tsx';
import { isWorking } from './is-working.ts';
import { Previous } from './Previous.tsx';
import { Publishing } from './Publishing.tsx';
import styles from './Release.module.css';

/** While something is under way it is asked for so often. */
const pauseMilliseconds = 1000;

/** What publishing would change, how far it is, and what can be gone back to. */
export function ReleaseRoom() {
  const { said } = useEditorWords();
  useTitle(said.release.title);
  const { data, error, mutate } = useSWR<Release>('/release', {
    refreshInterval: (release) => (release && isWorking(release.state) ? pauseMilliseconds : 0),
  });
  useFollowing('draft', mutate);
  return (
    <section className={styles.room} aria-busy={data === undefined && error === undefined}>
      <p className={styles.back}>
        <Link href="/content">{said.release.toContent}</Link>
      </p>
      <h1>{said.release.title}</h1>
      {error && <p role="alert">{said.release.failed}</p>}
      {data && (
        <>
          <Publishing release={data} refresh={mutate} />
          <DraftFaults faults={data.faults} />
          <DraftSite release={data} refresh={mutate} />
          <Changes changes={data.changes} />
          <Previous release={data} refresh={mutate} />
        </>
      )}
    </section>
  );
}
