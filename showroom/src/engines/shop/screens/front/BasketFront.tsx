import type { ReactNode } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { goodOf } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { piecesIn } from '../../steps/basket.ts';
import { openSlots } from '../../steps/delivery.ts';
import { basketSum, lineSum } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import shop from '../shop.module.css';
import styles from './BasketFront.module.css';

/** Shelves from which goods are put into the basket that stands beside them. */
export function BasketFront({ children }: { children: ReactNode }) {
  const { data, world, t, num, taka } = useShop();
  return (
    <div className={`${shop.wide} ${styles.pair}`}>
      {world.basket.length > 0 && (
        // It stays while the shelves of a small screen go by.
        <LinkButton href={screenHash('basket')}>
          <span>
            {t(words.yourBasket)} ({num(piecesIn(data, world.basket))})
          </span>
          <b>{taka(basketSum(data, world.basket))}</b>
        </LinkButton>
      )}
      {children}
      <BasketPanel />
    </div>
  );
}

/** The basket beside the shelves, with what it comes to. */
function BasketPanel() {
  const { data, world, premises, t, brand, taka, amountInWords, slotInWords, nameOf } = useShop();
  const { front, checkout } = data;
  const { basket } = world;
  const [area] = checkout.areas;
  const [slot] = openSlots(premises, world);
  const row = (name: string, note: string, amount: number) =>
    [
      <>
        <b>{name}</b>
        <small>{note}</small>
      </>,
      <b key={name}>{taka(amount)}</b>,
    ] as const;
  return (
    <Stack as="section" gap={4} className={styles.panel} aria-label={t(words.yourBasket)}>
      {front.layout === 'basket' && !brand && (
        <svg className={styles.ground} aria-hidden="true">
          <rect width="100%" height="100%" fill={front.panel} />
        </svg>
      )}
      <h2>{t(words.yourBasket)}</h2>
      {basket.length === 0 ? (
        <p>{t(words.empty)}</p>
      ) : (
        <>
          <Sums
            className={styles.lines}
            rows={[
              ...basket.map((line) =>
                row(
                  nameOf(line.good),
                  amountInWords(goodOf(data, line.good), line.count),
                  lineSum(data, line),
                ),
              ),
              area !== undefined && row(t(words.delivery), t(area.name), area.price),
            ]}
          />
          {slot && (
            <p className={styles.slot} data-of-today>
              {slotInWords(slot)}
            </p>
          )}
          <LinkButton href={screenHash('basket')}>
            {t(words.order)} <b>{taka(basketSum(data, basket) + (area?.price ?? 0))}</b>
          </LinkButton>
        </>
      )}
    </Stack>
  );
}
