import { useEffect, useEffectEvent } from 'react';
import { distanceOf } from '../../../words/days.ts';
import type { Good } from '../data.ts';
import { useTill } from '../engine.ts';
import { percentOf } from '../steps/money.ts';
import { nearDate } from '../steps/scan.ts';
import { listPrice, offerOn } from '../steps/totals.ts';
import { words } from '../words/words.ts';
import { useCounter } from './AtCounter.tsx';
import styles from './Marks.module.css';

/** Outlines on a grid of 24. */
const paths = {
  scan: 'M4 7V6a2 2 0 0 1 2-2h2M4 17v1a2 2 0 0 0 2 2h2M16 4h2a2 2 0 0 1 2 2v1M16 20h2a2 2 0 0 0 2-2v-1M6 9v6M10 9v6M14 9v6M18 9v6',
  scale: 'M7 20h10M6 6l6-1 6 1M12 3v17M9 12 6 6l-3 6a3 3 0 0 0 6 0M21 12l-3-6-3 6a3 3 0 0 0 6 0',
  date: 'M15 21H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v5M16 3v4M8 3v4M4 11h16M19 16v3M19 22v.01',
  cash: 'M7 15H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3M7 10a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1zM12 14a2 2 0 1 0 4 0 2 2 0 0 0-4 0',
  bkash: 'M6 5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM11 4h2M12 17v.01',
  card: 'M3 8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM3 10h18M7 15h.01M11 15h2',
  points: 'm12 17.75-6.17 3.24 1.18-6.87-5-4.87 6.9-1L12 2l3.09 6.25 6.9 1-5 4.87 1.18 6.87z',
  due: 'M5 4h11a2 2 0 0 1 2 2v14l-3-2-2 2-2-2-2 2-2-2-2 2zM9 9h5M9 13h5',
  exchange: 'M7 10h14l-4-4M17 14H3l4 4',
  arrow: 'M5 12h14M13 18l6-6M13 6l6 6',
  print:
    'M17 17h2a2 2 0 0 0 2-2v-4a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h2M17 9V5a2 2 0 0 0-2-2H9a2 2 0 0 0-2 2v4M7 15a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2z',
  lorry:
    'M5 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0M5 17H3V6h10v11H9M15 17h-2M19 17h2v-6h-8M13 6h5l3 5',
} as const;

/** A small drawing beside words, which say the same. */
export const Icon = ({ of: name }: { of: keyof typeof paths }) => (
  <svg
    aria-hidden="true"
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={paths[name]} />
  </svg>
);

/** A warning beside goods that are near their date, on the shelf as at the counter. */
export function NearDate({ good }: { good: Good }) {
  const { data, today, say } = useTill();
  const near = nearDate(good, data.nearDays, today);
  if (!near || !good.expires) return null;
  return (
    <span className={styles.near}>
      <Icon of="date" />
      {say(words[near], { days: distanceOf(good.expires, today) })}
    </span>
  );
}

/** What a good costs on the bill, beside the price from which an offer takes something off. */
export function Price({ good }: { good: Good }) {
  const { data, world, premises, money, bill } = useCounter();
  const percent = offerOn(premises, world.offers, good.id);
  const price = listPrice(data, good, bill.customer);
  return (
    <>
      {percent > 0 && <s>{money(price)}</s>} {money(price - percentOf(price, percent))}
    </>
  );
}

/** The key that does the same, beside words; what it does says so to screen readers by itself. */
export const Hotkey = ({ name }: { name: string }) => (
  <span className={styles.key} aria-hidden="true">
    {name}
  </span>
);

/** Does something by a key of its own, whatever has the focus. @param key such as F2 */
export function useHotkey(key: string, act: () => void): void {
  const pressed = useEffectEvent(act);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== key || event.repeat) return;
      event.preventDefault();
      pressed();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key]);
}
