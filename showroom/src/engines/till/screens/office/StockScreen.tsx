import { LogIn } from '../../../../shell/LogIn.tsx';
import { dayOf } from '../../../../words/days.ts';
import type { Good } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { money, paisaOf } from '../../steps/money.ts';
import { quantityText } from '../../steps/quantity.ts';
import { words } from '../../words/words.ts';
import { leftOf } from '../../world.ts';
import { NearDate } from '../NearDate.tsx';
import office from '../Office.module.css';
import { GoodCard } from './GoodCard.tsx';
import styles from './StockScreen.module.css';

/** What is on the shelves: what is near its date first, and all counts, which an Admin sets right. */
export function StockScreen() {
  const { data, t, login, today } = useTill();
  const { nearDays } = data;
  const near = data.goods
    .filter(
      ({ expires }) => expires !== null && nearDays !== null && expires <= dayOf(today, nearDays),
    )
    .toSorted((one, other) => (one.expires ?? '').localeCompare(other.expires ?? ''));
  return (
    <>
      <h2>{t(words.shelves)}</h2>
      {near.length > 0 && (
        <>
          <h3>{t(words.nearTheirDate)}</h3>
          <ul className={office.cards}>
            {near.map((good) => (
              <NearCard key={good.id} good={good} />
            ))}
          </ul>
        </>
      )}
      {data.sections.map(({ id, name }) => (
        <section key={id} className={styles.section}>
          <h3>{t(name)}</h3>
          <ul className={office.cards}>
            {data.goods
              .filter(({ section }) => section === id)
              .map((good) => (
                <li key={good.id} className={`${office.card} ${styles.good}`}>
                  <GoodCard good={good} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {login?.role !== 'Admin' && <LogIn roles={['Admin']} />}
    </>
  );
}

function NearCard({ good }: { good: Good }) {
  const { world, t, language } = useTill();
  const left = leftOf(world, good.id);
  return (
    <li className={office.card}>
      <b>{t(good.name)}</b>
      <NearDate good={good} />
      <p>
        {quantityText(left, good, language)} ·{' '}
        {money(Math.round((paisaOf(good.price) * left) / 1000), language)}
      </p>
    </li>
  );
}
