import { Note, Row, Stack } from '../../../../ui/layout.tsx';
import { Table } from '../../../../ui/Table.tsx';
import { type Colour, colourAndSize, type Good, itemId, sizeName, squaresOf } from '../../data.ts';
import { onBill, putOnBill } from '../../steps/bill.ts';
import { backOf } from '../../steps/exchange.ts';
import { total } from '../../steps/money.ts';
import { words } from '../../words/words.ts';
import { leftOf } from '../../world.ts';
import { useCounter } from '../AtCounter.tsx';
import { Price } from '../Marks.tsx';
import styles from './Squares.module.css';

/** One good by size and colour, with the stock in each square. A press sells one. */
export function Squares({ good }: { good: Good }) {
  const { world, t, quantity } = useCounter();
  const squares = squaresOf(good);
  if (!squares) return null;
  const { sizes, colours } = squares;
  const items = colours.flatMap((colour) => sizes.map((size) => itemId(good, colour, size)));
  return (
    <Stack gap={2} className={styles.squares} id="squares">
      <h3>{t(good.name)}</h3>
      <Row isApart gap={2}>
        <Note>
          {good.about && `${t(good.about)} · `}
          <Price good={good} />
        </Note>
        <b>{quantity(total(items.map((id) => leftOf(world, id))), good)}</b>
      </Row>
      <Table
        name={t(words.squares)}
        heads={[<td key="colours" />, ...sizes.map((size) => t(sizeName(size)))]}
      >
        {colours.map((colour) => (
          <tr key={colour.id}>
            <th scope="row">
              <Row as="span" gap={1}>
                <img {...colour.picture} alt="" width="70" height="84" loading="lazy" />
                {t(colour.name)}
              </Row>
            </th>
            {sizes.map((size) => (
              <td key={size}>
                <Square good={good} colour={colour} size={size} />
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <Note>{t(words.pressSquare)}</Note>
    </Stack>
  );
}

function Square({ good, colour, size }: { good: Good; colour: Colour; size: string }) {
  const { world, t, num, act, at, bill } = useCounter();
  const item = itemId(good, colour, size);
  const left = leftOf(world, item) / 1000;
  const out = onBill(bill, item) / 1000;
  const back = backOf(bill.back, item);
  return (
    <button
      type="button"
      className={styles.square}
      data-stock={left === 0 ? 'none' : left < 3 ? 'few' : 'some'}
      data-move={out > 0 ? 'out' : back > 0 ? 'back' : undefined}
      onClick={() => act(putOnBill, at, item, 1000)}
    >
      <span className="visually-hidden">{colourAndSize(colour, size, t)}: </span>
      {num(left)} {back > 0 && <small>{`+${num(back)} ${t(words.comesBack)}`}</small>}
      {out > 0 && <small>{`−${num(out)} ${t(words.goesOut)}`}</small>}
    </button>
  );
}
