import { type ReactNode, useState } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { lazyComponent, lazyComponents } from '../../../../ui/lazy-components.tsx';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { plainLine } from '../../steps/lines.ts';
import shop from '../shop.module.css';
import { GoodBuy } from './GoodBuy.tsx';
import { GoodPictures } from './GoodPictures.tsx';
import styles from './GoodView.module.css';

const parts = lazyComponents({
  dayChoice: lazyComponent(() => import('../DayChoice.tsx'), 'DayChoice'),
  dayNote: lazyComponent(() => import('./DayNote.tsx'), 'DayNote'),
  pages: lazyComponent(() => import('./Pages.tsx'), 'Pages'),
  particulars: lazyComponent(() => import('./Particulars.tsx'), 'Particulars'),
  reviews: lazyComponent(() => import('./Reviews.tsx'), 'Reviews'),
});

type Shown = { good: Good; backdrop?: 'deep' | 'tint' | undefined; beside?: ReactNode };

/**
 * One good: its pictures, choices and particulars, and the press that buys it.
 * @param backdrop behind its picture, where it is the first screen's large good
 * @param beside what stands below its words then
 */
export function GoodView({ good, backdrop, beside }: Shown) {
  const { data, t, screen } = useShop();
  const [line, setLine] = useState(() => plainLine(good));
  const isByDay = data.checkout.delivery.kind === 'day';
  const name = t(good.name);
  return (
    <article
      className={`${shop.wide} ${styles.good}`}
      data-backdrop={backdrop ?? 'none'}
      data-day={isByDay || undefined}
      data-filled={data.pictures === 'filled' || undefined}
    >
      <Stack gap={4} className={styles.side}>
        <GoodPictures good={good} line={line} />
        {isByDay && <parts.dayNote good={good} />}
      </Stack>
      <Stack gap={4} className={styles.words}>
        <b className={shop.soft}>{t(data.place)}</b>
        <h2>{backdrop ? <a href={screenHash('goods', good.id)}>{name}</a> : name}</h2>
        {good.note !== undefined && <p className={`${shop.soft} ${styles.note}`}>{t(good.note)}</p>}
        {!backdrop && <p>{t(good.about)}</p>}
        <GoodBuy good={good} line={line} setLine={setLine} />
        {isByDay && <parts.dayChoice />}
        {good.pages.length > 0 && <parts.pages good={good} isOpen={screen[2] === 'inside'} />}
        {!isByDay && <parts.particulars good={good} />}
        {data.reviews && <parts.reviews good={good} />}
        {beside !== undefined && <div className={styles.beside}>{beside}</div>}
      </Stack>
    </article>
  );
}
