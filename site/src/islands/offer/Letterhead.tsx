import { onHost } from '@nokshi/forms/on-host.ts';
import type { Sheet } from '@nokshi/prices/sheet.ts';
import type { OfferWords } from '@nokshi/prices/tell-offer.ts';
import styles from './Letterhead.module.css';

/** Who writes: plain words, as the company's page of contacts says them. */
export type LetterheadView = {
  name: string;
  address: string;
  phones: string;
  email: string;
  url: string;
};

/** The head of the paper, with its number and its day; not shown on a screen. */
export function Letterhead({
  name,
  address,
  phones,
  email,
  url,
  sheet,
  words,
}: LetterheadView & { sheet: Sheet; words: OfferWords['paper'] }) {
  return (
    <header className={styles.head}>
      <div>
        <strong className={styles.name}>
          <img src={onHost('/favicon.svg')} alt="" width="32" height="32" loading="lazy" />
          {name}
        </strong>
        <p>{address}</p>
        <p>
          {phones} · {email} · {url}
        </p>
      </div>
      <div className={styles.number}>
        <strong>{words.offer}</strong>
        <p>{`${words.number}: ${sheet.reference}`}</p>
        <p>{`${words.day}: ${sheet.day}`}</p>
      </div>
    </header>
  );
}
