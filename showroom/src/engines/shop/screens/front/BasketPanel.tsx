import { screenHash } from '../../../../runtime/hash.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
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
  const { data, world, premises, t, language, brand, taka } = useShop();
  const { front } = data;
  const [area] = data.checkout.areas;
  const [slot] = openSlots(premises, world);
  const sum = basketSum(data, world.basket);
  return (
    <section className={styles.panel} aria-label={t(words.yourBasket)}>
      {front.layout === 'basket' && !brand && (
        <svg className={styles.ground} aria-hidden="true">
          <rect width="100%" height="100%" fill={front.panel} />
        </svg>
      )}
      <h2>{t(words.yourBasket)}</h2>
      {world.basket.length === 0 && <p>{t(words.empty)}</p>}
      <ul>
        {world.basket.map((line) => {
          const good = goodOf(data, line.good);
          return (
            <li key={lineKey(line)}>
              <span>
                <b>{t(good.name)}</b>
                <small>{amountInWords(good, line.count, language)}</small>
              </span>
              <b>{taka(lineSum(data, line))}</b>
            </li>
          );
        })}
        {world.basket.length > 0 && area && (
          <li>
            <span>
              <b>{t(words.delivery)}</b>
              <small>{t(area.name)}</small>
            </span>
            <b>{taka(area.price)}</b>
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
            {t(words.order)} <b>{taka(sum + (area?.price ?? 0))}</b>
          </LinkButton>
        </div>
      )}
    </section>
  );
}
