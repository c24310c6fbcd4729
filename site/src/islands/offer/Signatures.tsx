import type { Sheet } from '@nokshi/prices/sheet.ts';
import type { OfferWords } from '@nokshi/prices/tell-offer.ts';
import styles from './Signatures.module.css';

/** The foot of the sheet: the main terms and, on paper, where both sign and where the offer is found again. */
export function Signatures({ sheet, words }: { sheet: Sheet; words: OfferWords['paper'] }) {
  return (
    <footer className={styles.foot}>
      <h3>{words.terms}</h3>
      <ol>
        {sheet.terms.map(({ text }) => (
          <li key={text} data-each="terms">
            {text}
          </li>
        ))}
      </ol>
      <div className={styles.lines}>
        <p>{sheet.forCompany}</p>
        <p>{words.forClient}</p>
      </div>
      <p className={styles.address}>{`${words.page}: ${sheet.address}`}</p>
    </footer>
  );
}
