import { screenHash } from '../../../../runtime/hash.ts';
import { Grid, Note } from '../../../../ui/layout.tsx';
import { customerOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from '../Office.module.css';
import { Challan } from './Challan.tsx';

/** The challans that went to sites, or the one of the receipt that the address names. */
export function Challans() {
  const { data, world, t, screen, when } = useTill();
  const challans = world.sales.filter(({ challan }) => challan !== null);
  const sale = challans.find(({ number }) => number === screen[1]);
  if (sale) return <Challan sale={sale} />;
  return (
    <>
      <h2>{t(words.challans)}</h2>
      {challans.length === 0 && <p>{t(words.noChallans)}</p>}
      <Grid as="ul" column="large">
        {challans.map(({ number, challan, customer, site, day, receiver }) => {
          const buyer = customerOf(data, customer);
          return (
            <li key={number} className={styles.card}>
              <h3>
                <a href={screenHash('challans', number)}>
                  {t(words.challan)} {challan}
                </a>
              </h3>
              <p>{t(buyer?.name ?? '')}</p>
              <p>{t(buyer?.sites.find(({ id }) => id === site)?.name ?? '')}</p>
              <Note>
                {when(day)} ·{' '}
                {receiver === null ? t(words.onItsWay) : `${t(words.receivedBy)} ${receiver}`}
              </Note>
            </li>
          );
        })}
      </Grid>
    </>
  );
}
