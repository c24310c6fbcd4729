import { type Colour, colourAndSize, type Good, itemId, sizeName, squaresOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { onBill, putOnBill } from '../../steps/bill.ts';
import { backOf } from '../../steps/exchange.ts';
import { money, percentOf, total } from '../../steps/money.ts';
import { quantityText } from '../../steps/quantity.ts';
import { listPrice, offerOn } from '../../steps/totals.ts';
import { words } from '../../words/words.ts';
import { counterOf, leftOf } from '../../world.ts';
import styles from './Squares.module.css';

/** One good by size and colour, with the stock in each square. A press sells one. */
export function Squares({ good, at }: { good: Good; at: string }) {
  const { data, world, premises, t, language } = useTill();
  const squares = squaresOf(good);
  if (!squares) return null;
  const { sizes, colours } = squares;
  const all = total(
    colours.flatMap((colour) => sizes.map((size) => leftOf(world, itemId(good, colour, size)))),
  );
  const percent = offerOn(premises, world.offers, good.id);
  const { customer } = counterOf(world, at).bill;
  const price = listPrice(data, good, customer);
  return (
    <div className={styles.squares} id="squares">
      <div className={styles.heading}>
        <h3>{t(good.name)}</h3>
        <p>
          {good.about && `${t(good.about)} · `}
          {percent > 0 && (
            <>
              <s>{money(price, language)}</s>{' '}
            </>
          )}
          {money(price - percentOf(price, percent), language)}
        </p>
        <b>{quantityText(all, good, language)}</b>
      </div>
      <section
        className={styles.scroll}
        data-goes-on
        aria-label={t(words.squares)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <td />
              {sizes.map((size) => (
                <th key={size} scope="col">
                  {t(sizeName(size))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colours.map((colour) => (
              <tr key={colour.id}>
                <th scope="row">
                  <span>
                    <img {...colour.picture} alt="" width="70" height="84" loading="lazy" />
                    {t(colour.name)}
                  </span>
                </th>
                {sizes.map((size) => (
                  <td key={size}>
                    <Square good={good} colour={colour} size={size} at={at} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.hint}>{t(words.pressSquare)}</p>
    </div>
  );
}

function Square({
  good,
  colour,
  size,
  at,
}: {
  good: Good;
  colour: Colour;
  size: string;
  at: string;
}) {
  const { world, t, num, act } = useTill();
  const item = itemId(good, colour, size);
  const { bill } = counterOf(world, at);
  const left = leftOf(world, item) / 1000;
  const out = onBill(bill, item) / 1000;
  const back = backOf(bill.back, item);
  const stock = left === 0 ? 'none' : left < 3 ? 'few' : 'some';
  const marks = [
    back > 0 && `+${num(back)} ${t(words.comesBack)}`,
    out > 0 && `−${num(out)} ${t(words.goesOut)}`,
  ].filter((mark) => mark !== false);
  return (
    <button
      type="button"
      className={styles.square}
      data-stock={stock}
      data-move={out > 0 ? 'out' : back > 0 ? 'back' : undefined}
      onClick={() => act(putOnBill, at, item, 1000)}
    >
      <span className="visually-hidden">{colourAndSize(colour, size, t)}: </span>
      {num(left)}{' '}
      {marks.map((mark) => (
        <small key={mark}>{mark}</small>
      ))}
    </button>
  );
}
