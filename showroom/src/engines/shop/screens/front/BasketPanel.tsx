import { screenHash } from '../../../../runtime/hash.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { taka } from '../../../../words/taka.ts';
import { goodOf } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { openSlots } from '../../steps/delivery.ts';
import { lineKey } from '../../steps/lines.ts';
import { basketSum, lineSum } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import { slotInWords } from '../due.ts';
import { amountInWords } from '../units.ts';
import styles from './BasketPanel.module.css';

/** The basket beside the shelves, with what it comes to. */
export function BasketPanel() {
  const { data, world, premises, translate, language, brand } = useShop();
  const { front } = data;
  const [area] = data.checkout.areas;
  const [slot] = openSlots(premises, world);
  const sum = basketSum(data, world.basket);
  return (
    <section className={styles.panel} aria-label={translate(words.yourBasket)}>
      {front.layout === 'basket' && !brand && (
        <svg className={styles.ground} aria-hidden="true">
          <rect width="100%" height="100%" fill={front.panel} />
        </svg>
      )}
      <h2>{translate(words.yourBasket)}</h2>
      {world.basket.length === 0 && <p>{translate(words.empty)}</p>}
      <ul>
        {world.basket.map((line) => {
          const good = goodOf(data, line.good);
          return (
            <li key={lineKey(line)}>
              <span>
                <b>{translate(good.name)}</b>
                <small>{amountInWords(good, line.count, language)}</small>
              </span>
              <b>{taka(lineSum(data, line), language)}</b>
            </li>
          );
        })}
        {world.basket.length > 0 && area && (
          <li>
            <span>
              <b>{translate(words.delivery)}</b>
              <small>{translate(area.name)}</small>
            </span>
            <b>{taka(area.price, language)}</b>
          </li>
        )}
      </ul>
      {world.basket.length > 0 && (
        <div className={styles.order}>
          {slot && (
            <p className={styles.slot} data-of-today>
              {slotInWords(slot, language)}
            </p>
          )}
          <LinkButton href={screenHash('basket')}>
            {translate(words.order)} <b>{taka(sum + (area?.price ?? 0), language)}</b>
          </LinkButton>
        </div>
      )}
    </section>
  );
}
