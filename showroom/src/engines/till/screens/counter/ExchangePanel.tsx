import { Button } from '../../../../ui/Button.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { customerOf, itemOf, sizeName } from '../../data.ts';
import { giveBack, returnable } from '../../steps/exchange.ts';
import { words } from '../../words/words.ts';
import { saleOf } from '../../world.ts';
import { useCounter } from '../AtCounter.tsx';
import { Icon } from '../Marks.tsx';
import styles from './ExchangePanel.module.css';
import type { Desk } from './useDesk.ts';

/** An exchange: the old receipt, what could come back of it, and what does. */
export function ExchangePanel({ desk }: { desk: Desk }) {
  const { data, world, t, date, act, num, nameOf, money, at, bill } = useCounter();
  const sale = saleOf(world, bill.exchange);
  if (!sale) return null;
  const customer = customerOf(data, sale.customer);
  const pieces = returnable(world, sale);
  // The first piece that comes back beside the first that goes out.
  const swap = [bill.back[0]?.item, bill.lines[0]?.item].filter((id) => id !== undefined);
  return (
    <Stack>
      <Row gap={2}>
        <Icon of="exchange" />
        <h4>{t(words.exchange)}</h4>
      </Row>
      <p>
        {t(words.oldReceipt)} {sale.number}, <span data-of-today>{date(sale.day)}</span>
        {customer && (
          <>
            <br />
            {t(customer.name)}
          </>
        )}
      </p>
      <Stack as="ul" gap={2} className={styles.back}>
        {sale.lines.map((line, index) => {
          const left = pieces[index] ?? 0;
          const item = itemOf(data, line.item);
          return (
            left > 0 && (
              <li key={line.item}>
                <Button
                  variant="quiet"
                  onClick={() => {
                    act(giveBack, at, index);
                    desk.show(item.good.id);
                  }}
                >
                  {t(words.bringsBack)}: {nameOf(item)}
                  {left > 1 && ` (${num(left)})`}
                </Button>
              </li>
            )
          );
        })}
      </Stack>
      {bill.back.length > 0 && (
        <>
          <Row gap={4} className={styles.swap} aria-hidden="true">
            {swap.map((id, index) => {
              const { picture, size } = itemOf(data, id);
              return (
                <Row gap={4} key={id} className={styles.piece}>
                  {index > 0 && <Icon of="arrow" />}
                  <span>
                    <img {...picture} alt="" />
                    {size && t(sizeName(size))}
                  </span>
                </Row>
              );
            })}
          </Row>
          <Sums
            rows={bill.back.map(({ item, price }) => [
              `${t(words.returned)}: ${nameOf(itemOf(data, item))}`,
              <b key="price">{money(price)}</b>,
            ])}
          />
          {bill.lines.length === 0 && <p>{t(words.pressNew)}</p>}
        </>
      )}
    </Stack>
  );
}
