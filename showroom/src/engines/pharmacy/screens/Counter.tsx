import { useState } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { usePharmacy } from '../engine.ts';
import { words } from '../words/words.ts';
import { BillPanel } from './BillPanel.tsx';
import styles from './Counter.module.css';
import { MedicineCard } from './MedicineCard.tsx';
import { NearLink } from './NearLink.tsx';
import { findMedicines } from './search.ts';
import { ToBill } from './ToBill.tsx';

/** The counter of a branch: a search by brand or generic name, the shelf, and the bill. */
export function Counter({ branch: wanted }: { branch: string | undefined }) {
  const { data, t, completeTask } = usePharmacy();
  const [text, setText] = useState('');
  const branch = data.branches.find(({ id }) => id === wanted) ?? data.branches[0];
  if (!branch) return null;
  const found = findMedicines(data.medicines, text);
  const isGeneric = text.trim() !== '' && found.some(({ by }) => by === 'generic');
  const search = (next: string) => {
    setText(next);
    if (next.trim().length < 3) return;
    if (findMedicines(data.medicines, next).some(({ by }) => by === 'generic'))
      completeTask('found');
  };
  return (
    <>
      {data.branches.length > 1 && (
        <nav className={styles.branches} aria-label={t(words.branch)}>
          {data.branches.map(({ id, name }) => (
            <a
              key={id}
              href={screenHash('counter', id)}
              aria-current={id === branch.id ? 'page' : undefined}
            >
              {t(name)}
            </a>
          ))}
        </nav>
      )}
      <div className={styles.counter}>
        <section className={styles.shelves} aria-label={t(words.medicines)}>
          <label className={styles.search}>
            <span className="visually-hidden">{t(words.search)}</span>
            <Glass />
            <input
              type="search"
              autoComplete="off"
              placeholder={t(words.search)}
              value={text}
              onChange={(event) => search(event.target.value)}
            />
            {text.trim() !== '' && found.length > 0 && (
              <span className={styles.kind}>{t(isGeneric ? words.generic : words.brand)}</span>
            )}
          </label>
          <NearLink branch={branch.id} />
          <ul className={styles.medicines}>
            {found.map(({ medicine }) => (
              <MedicineCard key={medicine.id} medicine={medicine} branch={branch.id} />
            ))}
          </ul>
          <p role="status" className={styles.nothing}>
            {found.length === 0 && t(words.nothingFound)}
          </p>
          <ToBill branch={branch.id} />
        </section>
        <BillPanel branch={branch.id} />
      </div>
    </>
  );
}

const Glass = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" width="28" height="28" className={styles.glass}>
    <path d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M21 21l-6-6" />
  </svg>
);
