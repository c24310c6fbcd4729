import type { Difference } from '@nokshi/contract/release.ts';
import { Link } from 'wouter';
import { useEditorWords } from '../words/words.ts';
import { ChangedPicture } from './ChangedPicture.tsx';
import { ChangedWords } from './ChangedWords.tsx';
import styles from './Release.module.css';

/** What publishing would change, before and after, in words; null while that is not known. */
export function Changes({ changes }: { changes: readonly Difference[] | null }) {
  const { said } = useEditorWords();
  return (
    <section className={styles.part}>
      <h2>{said.release.changes}</h2>
      {changes === null && <p role="alert">{said.release.unknownChanges}</p>}
      {changes?.length === 0 && <p className={styles.soft}>{said.release.noChanges}</p>}
      {changes?.map(({ id, title, kind, fields }) => (
        <article key={id} className={styles.change}>
          <h3>
            {kind === 'removed' ? title : <Link href={`/content/${id}`}>{title}</Link>}
            <span className={styles.kind}>{said.release[kind]}</span>
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
