import { filled } from '../../frame/words.ts';
import { Button } from '../../ui/Button.tsx';
import { dayInWords } from '../../words/days.ts';
import { inTaka, packsInWords } from './amounts.ts';
import { costOf, takeOrderIn } from './orders.ts';
import { usePharmacy, useSteps } from './room.ts';
import styles from './Sent.module.css';
import { words } from './words.ts';
import { medicineOf } from './world.ts';

/** The orders that were sent; when the goods come they go into stock as new batches. */
export function SentOrders() {
  const { data, world, say, language, today } = usePharmacy();
  const { step } = useSteps();
  const branch = data.branches[0];
  return (
    <section className={styles.sent} aria-labelledby="sent">
      <h3 id="sent">{say(words.sentOrders)}</h3>
      {world.orders.length === 0 && <p>{say(words.noOrders)}</p>}
      <ul>
        {world.orders.map((order) => {
          const company = data.companies.find(({ id }) => id === order.company);
          const number = filled(say(words.order), { number: String(order.number) });
          return (
            <li key={order.number}>
              <p>
                <b>
                  {number}, {say(company?.name ?? '')}
                </b>
                <span>
                  {dayInWords(order.day, today, language)} · {inTaka(costOf(order.lines), language)}
                  {order.claim > 0 &&
                    ` · ${filled(say(words.claimed), { amount: inTaka(order.claim, language) })}`}
                </span>
                <small>
                  {order.lines
                    .map(({ medicine: id, packs }) => {
                      const medicine = medicineOf(data, id);
                      return medicine
                        ? `${say(medicine.generic)} ${packsInWords(packs, medicine.main, language)}`
                        : id;
                    })
                    .join(', ')}
                </small>
              </p>
              {order.isReceived ? (
                <span>{filled(say(words.cameTo), { branch: say(branch?.name ?? '') })}</span>
              ) : (
                <Button
                  variant="quiet"
                  label={`${say(words.goodsCame)}: ${number}`}
                  onClick={() =>
                    step((pharmacy, before) => takeOrderIn(pharmacy, before, order.number))
                  }
                >
                  {say(words.goodsCame)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
