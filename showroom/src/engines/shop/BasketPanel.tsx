import { screenHash } from '../../room/hash.ts';
import { taka } from '../../words/taka.ts';
import styles from './BasketPanel.module.css';
import { lineKey } from './basket.ts';
import { placesIn } from './delivery.ts';
import { LinkButton } from './LinkButton.tsx';
import { basketSum, lineSum } from './prices.ts';
import { useShop } from './room.ts';
import { amountInWords } from './units.ts';
import { words } from './words.ts';
import { goodOf } from './world.ts';

/** The basket beside the shelves, with what it comes to. */
export function BasketPanel() {
  const { data, world, say, language, brand } = useShop();
  const { front } = data;
  const [area] = data.checkout.areas;
  const { delivery } = data.checkout;
  const slot =
    delivery.kind === 'slot'
      ? delivery.slots.find(({ id }) => placesIn(world, data, id) > 0)
      : undefined;
  const sum = basketSum(data, world.basket);
  return (
    <section className={styles.panel} aria-label={say(words.yourBasket)}>
      {front.layout === 'basket' && !brand && (
        <svg className={styles.ground} aria-hidden="true">
          <rect width="100%" height="100%" fill={front.panel} />
        </svg>
      )}
      <h2>{say(words.yourBasket)}</h2>
      {world.basket.length === 0 && <p>{say(words.empty)}</p>}
      <ul>
        {world.basket.map((line) => {
          const good = goodOf(data, line.good);
          return (
            <li key={lineKey(line)}>
              <span>
                <b>{say(good.name)}</b>
                <small>{amountInWords(good, line.count, language, say)}</small>
              </span>
              <b>{taka(lineSum(data, line), language)}</b>
            </li>
          );
        })}
        {world.basket.length > 0 && area && (
          <li>
            <span>
              <b>{say(words.delivery)}</b>
              <small>{say(area.name)}</small>
            </span>
            <b>{taka(area.price, language)}</b>
          </li>
        )}
      </ul>
      {world.basket.length > 0 && (
        <div className={styles.order}>
          {slot && <p className={styles.slot}>{say(slot.name)}</p>}
          <LinkButton href={screenHash('basket')}>
            {say(words.order)} <b>{taka(sum + (area?.price ?? 0), language)}</b>
          </LinkButton>
        </div>
      )}
    </section>
  );
}
