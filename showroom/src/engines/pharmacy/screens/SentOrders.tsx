import { screenHash } from '../../../runtime/hash.ts';
import { filled } from '../../../shell/words.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { dayInWords } from '../../../words/days.ts';
import { medicineOf } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import { costOf } from '../steps/orders.ts';
import { inTaka, packsInWords } from '../words/amounts.ts';
import { words } from '../words/words.ts';
import styles from './Sent.module.css';

/** The orders that were sent; when the goods come they go into stock as new batches. */
export function SentOrders() {
  const { data, world, translate, language } = usePharmacy();
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
                  {dayInWords(order.day, language)} · {inTaka(costOf(order.lines), language)}
                  {order.claim &&
                    ` · ${filled(translate(words.claimed), { amount: inTaka(order.claim.amount, language) })}`}
                </span>
                <small>
                  {order.lines
                    .map(({ medicine: id, packs }) => {
                      const medicine = medicineOf(data, id);
                      return medicine
                        ? `${translate(medicine.name)} ${packsInWords(packs, medicine.main, language)}`
                        : id;
                    })
                    .join(', ')}
                </small>
              </p>
              {order.delivered ? (
                <span>
                  {filled(translate(words.cameTo), {
                    branch: translate(branch?.name ?? ''),
                    cost: inTaka(costOf(order.delivered), language),
                  })}
                </span>
              ) : (
                <LinkButton variant="quiet" href={screenHash('goods', String(order.number))}>
                  {translate(words.goodsCame)}
                  <span className="visually-hidden">: {number}</span>
                </LinkButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
