import type { OfferWords } from '@nokshi/prices/tell-offer.ts';
import styles from './Notes.module.css';

/** Lists the corrected values of an address, so that nobody is surprised by the sum. */
export function Notes({ notes, words }: { notes: readonly string[]; words: OfferWords['notes'] }) {
  return (
    <div role="status">
      {notes.length > 0 && (
        <div className={styles.notes} data-if="notes">
          <strong>{words.title}</strong>
          <ul>
            {notes.map((text) => (
              <li key={text} data-each="notes">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
