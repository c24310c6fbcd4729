import { LogIn } from '../../../../shell/LogIn.tsx';
import { Grid, Stack } from '../../../../ui/layout.tsx';
import { dayOf } from '../../../../words/days.ts';
import { useTill } from '../../engine.ts';
import { paisaOf } from '../../steps/money.ts';
import { words } from '../../words/words.ts';
import { leftOf } from '../../world.ts';
import { NearDate } from '../NearDate.tsx';
import styles from '../Office.module.css';
import { GoodCard } from './GoodCard.tsx';

/** What is on the shelves: what is near its date first, and all counts, which an Admin sets right. */
export function StockScreen() {
  const { data, world, t, login, today, money, quantity } = useTill();
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
          <Grid as="ul" column="large">
            {near.map((good) => {
              const left = leftOf(world, good.id);
              return (
                <li key={good.id} className={styles.card}>
                  <b>{t(good.name)}</b>
                  <NearDate good={good} />
                  <p>
                    {quantity(left, good)} ·{' '}
                    {money(Math.round((paisaOf(good.price) * left) / 1000))}
                  </p>
                </li>
              );
            })}
          </Grid>
        </>
      )}
      {data.sections.map(({ id, name }) => (
        <Stack as="section" key={id}>
          <h3>{t(name)}</h3>
          <Grid as="ul" column="large">
            {data.goods
              .filter(({ section }) => section === id)
              .map((good) => (
                <li key={good.id} className={`${styles.card} ${styles.good}`}>
                  <GoodCard good={good} />
                </li>
              ))}
          </Grid>
        </Stack>
      ))}
      {login?.role !== 'Admin' && <LogIn roles={['Admin']} />}
    </>
  );
}
