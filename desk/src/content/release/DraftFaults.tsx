import type { DraftFault } from '@nokshi/contract/release.ts';
import { Link } from 'wouter';
import { addressOfField } from '../entry/address-of-field.ts';
import { useFaultWords } from '../words/useFaultWords.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './Release.module.css';

/** The faults of the draft, each line leading to where it is mended. */
export function DraftFaults({ faults }: { faults: readonly DraftFault[] }) {
  const { words } = useEditorWords();
  const inWords = useFaultWords();
  if (faults.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{words.release.faults}</h2>
      <ul className={styles.faults}>
        {faults.map((fault) => {
          const { id, title, path, label, message } = fault;
          const name = [title, label].filter(Boolean).join(' › ');
          const address = addressOf(fault);
          return (
            <li key={`${id} ${title} ${path.join('.')} ${message}`}>
              {address === undefined ? name : <Link href={address}>{name}</Link>} {inWords(fault)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The field; the list of a folder for what concerns all that it has; nothing for what no form shows. */
function addressOf({ id, path }: DraftFault): string | undefined {
  if (id === '') return undefined;
  return id.includes('/') ? addressOfField(id, path) : `/content?kind=${id}`;
}
