import { useState } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Places } from '../../../ui/Places.tsx';
import { usePharmacy } from '../engine.ts';
import { sumsOf } from '../steps/sale.ts';
import { isNear, isPast } from '../steps/stock.ts';
import { words } from '../words/words.ts';
import { linesAt } from '../world.ts';
import { BillPanel } from './BillPanel.tsx';
import styles from './Counter.module.css';
import { MedicineCard, Warning } from './MedicineCard.tsx';
import { findMedicines } from './search.ts';

/** The counter of a branch: a search by brand or generic name, the shelf, and the bill. */
export function Counter({ branch: wanted }: { branch: string | undefined }) {
  const { data, t, completeTask } = usePharmacy();
  const [text, setText] = useState('');
  const branch = (data.branches.find(({ id }) => id === wanted) ?? data.branches[0])?.id;
  if (branch === undefined) return null;
  const found = findMedicines(data.medicines, text);
  const isGenericIn = (all: typeof found) => all.some(({ by }) => by === 'generic');
  const search = (next: string) => {
    setText(next);
    if (next.trim().length >= 3 && isGenericIn(findMedicines(data.medicines, next))) {
      completeTask('found');
    }
  };
  return (
    <>
      {data.branches.length > 1 && (
        <Places
          name={t(words.branch)}
          screen="counter"
          places={data.branches.map(({ id, name }) => [id, t(name)])}
          open={branch}
          isOnBar
        />
      )}
      <Stack gap={4} className={styles.counter}>
        <Stack as="section" aria-label={t(words.medicines)}>
          <label className={styles.search}>
            <span className="visually-hidden">{t(words.search)}</span>
            <svg aria-hidden="true" viewBox="0 0 24 24" width="28" height="28">
              <path d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M21 21l-6-6" />
            </svg>
            <input
              type="search"
              autoComplete="off"
              placeholder={t(words.search)}
              value={text}
              onChange={(event) => search(event.target.value)}
            />
            {text.trim() !== '' && found.length > 0 && (
              <span className={styles.kind}>
                {t(isGenericIn(found) ? words.generic : words.brand)}
              </span>
            )}
          </label>
          <NearLink branch={branch} />
          <Stack as="ul">
            {found.map(({ medicine }) => (
              <MedicineCard key={medicine.id} medicine={medicine} branch={branch} />
            ))}
          </Stack>
          <p role="status">{found.length === 0 && t(words.nothingFound)}</p>
          <ToBill branch={branch} />
        </Stack>
        <BillPanel branch={branch} />
      </Stack>
    </>
  );
}

/** How many batches of a branch want looking after, and the way to them. */
function NearLink({ branch }: { branch: string }) {
  const { data, world, today, say } = usePharmacy();
  const here = world.batches.filter((one) => one.branch === branch && one.pieces > 0);
  const near = here.filter((one) => isNear(one, { data, today })).length;
  const past = here.filter((one) => isPast(one, today)).length;
  if (near + past === 0) return null;
  const counts = [
    near > 0 && say(words.nearCount, { count: near, days: data.nearDays }),
    past > 0 && say(words.pastCount, { count: past }),
  ];
  return (
    <a className={styles.near} href={screenHash('stock')}>
      <Warning>{counts.filter(Boolean).join(' · ')}</Warning>
    </a>
  );
}

/** On a phone the bill stands below the shelf: this stays in sight with its total, and leads there. */
function ToBill({ branch }: { branch: string }) {
  const { data, world, t, money } = usePharmacy();
  const { total } = sumsOf(data, linesAt(world, branch));
  if (total === 0) return null;
  const show = () => {
    const heading = document.getElementById('bill');
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.toBill}>
      <Button onClick={show}>
        {t(words.onBill)}: {money(total)} ↓
      </Button>
    </div>
  );
}
