import { numeral } from '../../../../words/taka.ts';
import { type Colour, colourAndSize, type Good, itemId, sizeName, squaresOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { putOnBill } from '../../steps/bill.ts';
import { backOf } from '../../steps/exchange.ts';
import { money, paisaOf } from '../../steps/money.ts';
import { quantityText } from '../../steps/quantity.ts';
import { offerOn, total } from '../../steps/totals.ts';
import { words } from '../../words/words.ts';
import { counterOf, leftOf } from '../../world.ts';
import { ScrollBox } from '../ScrollBox.tsx';
import { useSteps } from '../useCounterId.ts';
import styles from './Squares.module.css';

/** One good by size and colour, with the stock in each square. A press sells one. */
export function Squares({ good, at }: { good: Good; at: string }) {
  const { data, world, translate, language } = useTill();
  const squares = squaresOf(good);
  if (!squares) return null;
  const { sizes, colours } = squares;
  const all = total(
    colours.flatMap((colour) => sizes.map((size) => leftOf(world, itemId(good, colour, size)))),
  );
  const percent = offerOn(data, world.offers, good.id);
  const price = paisaOf(good.price);
  return (
    <div className={styles.squares} id="squares">
      <div className={styles.heading}>
        <h3>{translate(good.name)}</h3>
        <p>
          {good.about && `${translate(good.about)} · `}
          {percent > 0 && (
            <>
              <s>{money(price, language)}</s>{' '}
            </>
          )}
          {money(price - Math.round((price * percent) / 100), language)}
        </p>
        <b>{quantityText(all, good, language)}</b>
      </div>
      <ScrollBox name={translate(words.squares)}>
        <table>
          <thead>
            <tr>
              <td />
              {sizes.map((size) => (
                <th key={size} scope="col">
                  {translate(sizeName(size))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colours.map((colour) => (
              <tr key={colour.id}>
                <th scope="row">
                  <span>
                    <img src={colour.picture} alt="" width="70" height="84" />
                    {translate(colour.name)}
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
      </ScrollBox>
      <p className={styles.hint}>{translate(words.pressSquare)}</p>
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
  const { world, translate, language } = useTill();
  const { step } = useSteps();
  const item = itemId(good, colour, size);
  const { bill } = counterOf(world, at);
  const left = leftOf(world, item) / 1000;
  const out = total(bill.lines.map((line) => (line.item === item ? line.quantity / 1000 : 0)));
  const back = backOf(bill.back, item);
  const stock = left === 0 ? 'none' : left < 3 ? 'few' : 'some';
  const marks = [
    back > 0 && `+${numeral(back, language)} ${translate(words.comesBack)}`,
    out > 0 && `−${numeral(out, language)} ${translate(words.goesOut)}`,
  ].filter((mark) => mark !== false);
  return (
    <button
      type="button"
      className={styles.square}
      data-stock={stock}
      data-move={out > 0 ? 'out' : back > 0 ? 'back' : undefined}
      onClick={() => step((till, before) => putOnBill(till, before, at, item, 1000))}
    >
      <span className="visually-hidden">{colourAndSize(colour, size, translate)}: </span>
      {numeral(left, language)}{' '}
      {marks.map((mark) => (
        <small key={mark}>{mark}</small>
      ))}
    </button>
  );
}
