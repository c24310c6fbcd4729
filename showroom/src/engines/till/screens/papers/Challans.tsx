import { screenHash } from '../../../../runtime/hash.ts';
import { dayInWords, dayOf } from '../../../../words/days.ts';
import { customerOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from '../Office.module.css';
import { Challan } from './Challan.tsx';

/** The challans that went to sites, or the one of the receipt that the address names. */
export function Challans() {
  const { data, world, translate, language, today, screen } = useTill();
  const challans = world.sales.filter(({ challan }) => challan !== null);
  const sale = challans.find(({ number }) => number === screen[1]);
  if (sale) return <Challan sale={sale} />;
  return (
    <>
      <h2>{translate(words.challans)}</h2>
      {challans.length === 0 && <p>{translate(words.noChallans)}</p>}
      <ul className={styles.cards}>
        {challans.map(({ number, challan, customer, site, day, receiver }) => {
          const buyer = customerOf(data, customer);
          return (
            <li key={number} className={styles.card}>
              <h3>
                <a href={screenHash('challans', number)}>
                  {translate(words.challan)} {challan}
                </a>
              </h3>
              <p>{translate(buyer?.name ?? '')}</p>
              <p>{translate(buyer?.sites.find(({ id }) => id === site)?.name ?? '')}</p>
              <p className={styles.soft}>
                {day === dayOf(today) ? translate(words.today) : dayInWords(day, language)} ·{' '}
                {receiver === null
                  ? translate(words.onItsWay)
                  : `${translate(words.receivedBy)} ${receiver}`}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
