import { useEditorWords } from '../words/words.ts';
import styles from './ChangedPicture.module.css';

/** A picture before and after, small. @param props addresses below /api/desk; null where there is none */
export function ChangedPicture({ before, after }: { before: string | null; after: string | null }) {
  const { said } = useEditorWords();
  const side = (name: string, picture: string | null) => (
    <figure>
      <figcaption>{name}</figcaption>
      {picture ? (
        <img src={`/api/desk${picture}`} alt="" loading="lazy" decoding="async" />
      ) : (
        <p>{said.release.nothingBefore}</p>
      )}
    </figure>
  );
  return (
    <div className={styles.pictures}>
      {side(said.release.before, before)}
      {side(said.release.after, after)}
    </div>
  );
}
