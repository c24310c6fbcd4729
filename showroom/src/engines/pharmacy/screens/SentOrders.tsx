import { screenHash } from '../../../runtime/hash.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { medicineOf } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import { costOf } from '../steps/orders.ts';
import { inTaka, packsInWords } from '../words/amounts.ts';
import { words } from '../words/words.ts';
import styles from './Sent.module.css';

/** The orders that were sent; when the goods come they go into stock as new batches. */
export function SentOrders() {
  const { data, world, t, language, date, say } = usePharmacy();
  const branch = data.branches[0];
  return (
    <section className={styles.sent} aria-labelledby="sent">
      <h3 id="sent">{t(words.sentOrders)}</h3>
      {world.orders.length === 0 && <p>{t(words.noOrders)}</p>}
      <ul>
        {world.orders.map((order) => {
          const company = data.companies.find(({ id }) => id === order.company);
          const number = say(words.order, { number: String(order.number) });
          return (
            <li key={order.number}>
              <p>
                <b>
                  {number}, {t(company?.name ?? '')}
                </b>
                <span>
                  {date(order.day)} · {inTaka(costOf(order.lines), language)}
                  {order.claim &&
                    ` · ${say(words.claimed, { amount: inTaka(order.claim.amount, language) })}`}
                </span>
                <small>
                  {order.lines
                    .map(({ medicine: id, packs }) => {
                      const medicine = medicineOf(data, id);
                      return medicine
                        ? `${t(medicine.name)} ${packsInWords(packs, medicine.main, language)}`
                        : id;
                    })
                    .join(', ')}
                </small>
              </p>
              {order.delivered ? (
                <span>
                  {say(words.cameTo, {
                    branch: t(branch?.name ?? ''),
                    cost: inTaka(costOf(order.delivered), language),
                  })}
                </span>
              ) : (
                <LinkButton variant="quiet" href={screenHash('goods', String(order.number))}>
                  {t(words.goodsCame)}
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
