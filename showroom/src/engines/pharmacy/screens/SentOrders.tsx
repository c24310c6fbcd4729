import { filled } from '../../../frame/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { dayInWords } from '../../../words/days.ts';
import { usePharmacy, useSteps } from '../engine.ts';
import { costOf, takeOrderIn } from '../steps/orders.ts';
import { inTaka, packsInWords } from '../words/amounts.ts';
import { words } from '../words/words.ts';
import { medicineOf } from '../world.ts';
import styles from './Sent.module.css';

/** The orders that were sent; when the goods come they go into stock as new batches. */
export function SentOrders() {
  const { data, world, translate, language, today } = usePharmacy();
  const { step } = useSteps();
  const branch = data.branches[0];
  return (
    <section className={styles.sent} aria-labelledby="sent">
      <h3 id="sent">{translate(words.sentOrders)}</h3>
      {world.orders.length === 0 && <p>{translate(words.noOrders)}</p>}
      <ul>
        {world.orders.map((order) => {
          const company = data.companies.find(({ id }) => id === order.company);
          const number = filled(translate(words.order), { number: String(order.number) });
          return (
            <li key={order.number}>
              <p>
                <b>
                  {number}, {translate(company?.name ?? '')}
                </b>
                <span>
                  {dayInWords(order.day, today, language)} · {inTaka(costOf(order.lines), language)}
                  {order.claim > 0 &&
                    ` · ${filled(translate(words.claimed), { amount: inTaka(order.claim, language) })}`}
                </span>
                <small>
                  {order.lines
                    .map(({ medicine: id, packs }) => {
                      const medicine = medicineOf(data, id);
                      return medicine
                        ? `${translate(medicine.generic)} ${packsInWords(packs, medicine.main, language)}`
                        : id;
                    })
                    .join(', ')}
                </small>
              </p>
              {order.isReceived ? (
                <span>
                  {filled(translate(words.cameTo), { branch: translate(branch?.name ?? '') })}
                </span>
              ) : (
                <Button
                  variant="quiet"
                  label={`${translate(words.goodsCame)}: ${number}`}
                  onClick={() =>
                    step((pharmacy, before) => takeOrderIn(pharmacy, before, order.number))
                  }
                >
                  {translate(words.goodsCame)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
