import type { Difference } from '@nokshi/contract/release.ts';
import { Link } from 'wouter';
import { useEditorWords } from '../words/words.ts';
import { ChangedPicture } from './ChangedPicture.tsx';
import { ChangedWords } from './ChangedWords.tsx';
import styles from './Release.module.css';
import type { Chosen } from './useChoice.ts';

/**
 * The changes that the draft would make, before and after, in words, and which of them are published; null
 * while that is not known.
 */
export function Changes({
  changes,
  chosen,
}: {
  changes: readonly Difference[] | null;
  chosen: Chosen;
}) {
  const { words, filled } = useEditorWords();
  const isSeveral = changes !== null && changes.length > 1;
  return (
    <section className={styles.part}>
      <h2>{words.release.changes}</h2>
      {changes === null && <p role="alert">{words.release.unknownChanges}</p>}
      {changes?.length === 0 && <p className={styles.soft}>{words.release.noChanges}</p>}
      {changes?.map(({ id, title, kind, fields }) => (
        <article key={id} className={styles.change}>
          <h3>
            {isSeveral && (
              <input
                type="checkbox"
                className={styles.tick}
                aria-label={filled(words.release.choose, { title })}
                checked={chosen.isChosen(id)}
                onChange={({ target }) => chosen.choose(id, target.checked)}
              />
            )}
            {kind === 'removed' ? title : <Link href={`/content/${id}`}>{title}</Link>}
            <span className={styles.kind}>{words.release[kind]}</span>
          </h3>
          <dl>
            {fields.map((field) => (
              <div key={`${field.kind} ${field.label}`}>
                <dt>{field.label}</dt>
                <dd>
                  {field.kind === 'picture' ? (
                    <ChangedPicture before={field.before} after={field.after} />
                  ) : (
                    <ChangedWords before={field.before} after={field.after} />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </section>
  );
}
