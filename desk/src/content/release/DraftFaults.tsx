import type { DraftFault } from '@nokshi/server/desk/contract/release.ts';
import { Link } from 'wouter';
import { addressOfField } from '../entry/address-of-field.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './Release.module.css';

/** What is wrong in the draft, each line leading to its field. */
export function DraftFaults({ faults }: { faults: readonly DraftFault[] }) {
  const { said } = useEditorWords();
  if (faults.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{said.release.faults}</h2>
      <ul className={styles.faults}>
        {faults.map(({ id, title, path, message }) => (
          <li key={`${id} ${path.join('.')} ${message}`}>
            <Link href={addressOfField(id, path)}>{title}</Link> {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
