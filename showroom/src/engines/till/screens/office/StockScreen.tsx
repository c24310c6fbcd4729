import { LogIn } from '../../../../shell/LogIn.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Grid, Note, Stack } from '../../../../ui/layout.tsx';
import { fieldNumber } from '../../../../words/amount.ts';
import { colourAndSize, type Good, type Item, itemsOfGood, squaresOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { paisaOf } from '../../steps/money.ts';
import { setStock } from '../../steps/office.ts';
import { typedQuantity } from '../../steps/quantity.ts';
import { nearDate } from '../../steps/scan.ts';
import { words } from '../../words/words.ts';
import { leftOf } from '../../world.ts';
import { NearDate } from '../Marks.tsx';
import styles from '../Office.module.css';

/** What is on the shelves: what is near its date first, and all counts, which an Admin sets right. */
export function StockScreen() {
  const { data, world, t, login, today, money, quantity } = useTill();
  const near = data.goods
    .filter((good) => nearDate(good, data.nearDays, today))
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
                <Stack as="li" gap={2} key={good.id} className={styles.card}>
                  <b>{t(good.name)}</b>
                  <NearDate good={good} />
                  <p>
                    {quantity(left, good)} ·{' '}
                    {money(Math.round((paisaOf(good.price) * left) / 1000))}
                  </p>
                </Stack>
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
                <GoodCard key={good.id} good={good} />
              ))}
          </Grid>
        </Stack>
      ))}
      {login?.role !== 'Admin' && <LogIn roles={['Admin']} />}
    </>
  );
}

/** A good on its shelf, with how much there is of it in each size and colour. */
function GoodCard({ good }: { good: Good }) {
  const { t, money, perUnit } = useTill();
  const counts = itemsOfGood(good).map((item) => <Count key={item.id} item={item} />);
  return (
    <li className={`${styles.card} ${styles.good}`}>
      <img {...good.picture} alt="" width="72" height="72" loading="lazy" />
      <div>
        <b>{t(good.name)}</b>
        <Note>
          {good.code} · {money(paisaOf(good.price))} / {perUnit(good)}
          {good.dealerPrice !== null &&
            ` · ${t(words.dealerPrice)} ${money(paisaOf(good.dealerPrice))}`}
        </Note>
        <NearDate good={good} />
      </div>
      {squaresOf(good) ? (
        <details>
          <summary>{t(words.allSizes)}</summary>
          {counts}
        </details>
      ) : (
        counts
      )}
    </li>
  );
}

/** How much of an item there is; an Admin may count anew. */
function Count({ item }: { item: Item }) {
  const { world, t, language, login, notify, act, say, nameOf, quantity, unitName } = useTill();
  const left = leftOf(world, item.id);
  const name = nameOf(item);
  const { good, colour, size } = item;
  const squareName = colour && size && colourAndSize(colour, size, t);
  if (login?.role !== 'Admin') {
    return (
      <p>
        {squareName && `${squareName}: `}
        {t(words.left)} <b>{quantity(left, good)}</b>
      </p>
    );
  }
  const save = (fields: FormData) => {
    const typed = String(fields.get('left'));
    if (!act(setStock, item.id, typed)) return;
    notify(say(words.stockSaved, { name, left: quantity(typedQuantity(typed, good) || 0, good) }));
  };
  return (
    <Entry className={styles.count} send={save}>
      {squareName}
      <input
        key={left}
        name="left"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${t(words.left)}: ${name}`}
        defaultValue={fieldNumber(left / 1000, language)}
      />
      {unitName(good)}
      <Button type="submit" variant="quiet" label={`${t(words.save)}: ${name}`}>
        {t(words.save)}
      </Button>
    </Entry>
  );
}
