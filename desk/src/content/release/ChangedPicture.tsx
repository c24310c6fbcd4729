import { onHost } from '@nokshi/forms/on-host.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './ChangedPicture.module.css';

/** A picture before and after, small. @param props addresses below /api/desk; null where there is none */
export function ChangedPicture({ before, after }: { before: string | null; after: string | null }) {
  const { words } = useEditorWords();
  const side = (name: string, picture: string | null) => (
    <figure>
      <figcaption>{name}</figcaption>
      {picture ? (
        <img src={onHost(`/api/desk${picture}`)} alt="" loading="lazy" decoding="async" />
      ) : (
        <p>{words.release.nothingBefore}</p>
      )}
    </figure>
  );
  return (
    <div className={styles.pictures}>
      {side(words.release.before, before)}
      {side(words.release.after, after)}
    </div>
  );
}
