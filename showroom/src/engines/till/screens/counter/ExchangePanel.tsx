import { Button } from '../../../../ui/Button.tsx';
import { customerOf, itemOf, nameOf, sizeName } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { giveBack, returnable } from '../../steps/exchange.ts';
import { money } from '../../steps/money.ts';
import { words } from '../../words/words.ts';
import type { Bill } from '../../world.ts';
import { saleOf } from '../../world.ts';
import { Icon } from '../Icon.tsx';
import styles from './ExchangePanel.module.css';

/** An exchange: the old receipt, what could come back of it, and what does. */
export function ExchangePanel({
  at,
  bill,
  show,
}: {
  at: string;
  bill: Bill;
  show: (item: string) => void;
}) {
  const { data, world, t, language, date, act, num } = useTill();
  const sale = saleOf(world, bill.exchange);
  if (!sale) return null;
  const customer = customerOf(data, sale.customer);
  const pieces = returnable(world, sale);
  return (
    <div className={styles.exchange}>
      <h4>
        <Icon of="exchange" />
        {t(words.exchange)}
      </h4>
      <p>
        {t(words.oldReceipt)} {sale.number}, <span data-of-today>{date(sale.day)}</span>
        {customer && (
          <>
            <br />
            {t(customer.name)}
          </>
        )}
      </p>
      <ul className={styles.back}>
        {sale.lines.map((line, index) => {
          const left = pieces[index] ?? 0;
          const name = nameOf(itemOf(data, line.item), t);
          return (
            left > 0 && (
              <li key={line.item}>
                <Button
                  variant="quiet"
                  onClick={() => {
                    act(giveBack, at, index);
                    show(line.item);
                  }}
                >
                  {t(words.bringsBack)}: {name}
                  {left > 1 && ` (${num(left)})`}
                </Button>
              </li>
            )
          );
        })}
      </ul>
      {bill.back.length > 0 && <Swap bill={bill} />}
      {bill.back.map(({ item, price }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two like pieces may come back
        <p key={index} className={styles.returned}>
          <span>
            {t(words.returned)}: {nameOf(itemOf(data, item), t)}
          </span>
          <b>{money(price, language)}</b>
        </p>
      ))}
      {bill.lines.length === 0 && bill.back.length > 0 && <p>{t(words.pressNew)}</p>}
    </div>
  );
}

/** The first piece that comes back beside the first that goes out. */
function Swap({ bill }: { bill: Bill }) {
  const { data, t } = useTill();
  const pieces = [bill.back[0]?.item, bill.lines[0]?.item].filter((id) => id !== undefined);
  return (
    <div className={styles.swap} aria-hidden="true">
      {pieces.map((id, index) => {
        const item = itemOf(data, id);
        return (
          <div key={id} className={styles.piece}>
            {index > 0 && <Icon of="arrow" />}
            <span>
              <img {...item.picture} alt="" />
              {item.size && t(sizeName(item.size))}
            </span>
          </div>
        );
      })}
    </div>
  );
}
