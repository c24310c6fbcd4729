import { screenHash } from '../../../../runtime/hash.ts';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { inBasket } from '../../steps/basket.ts';
import { words } from '../../words/words.ts';
import { leftOf } from '../../world.ts';
import { unitOf } from '../units.ts';
import { Cover } from './Cover.tsx';
import styles from './GoodTile.module.css';
import { QuickAdd } from './QuickAdd.tsx';

/** A good on the shelf. */
export function GoodTile({ good, isQuick }: { good: Good; isQuick: boolean }) {
  const { data, world, t, language, completeTask, taka } = useShop();
  const unit = unitOf(good, language);
  const isOut = leftOf(world, good.id) === 0;
  return (
    <li
      className={styles.tile}
      data-card={isQuick || undefined}
      data-in={inBasket(world, good.id) > 0 || undefined}
    >
      <a href={screenHash('goods', good.id)} className={styles.good}>
        <span
          className={good.lettered ? styles.cover : styles.picture}
          data-filled={data.pictures === 'filled' || undefined}
        >
          <Cover good={good} />
          {good.preorder !== undefined && (
            <small className={styles.badge}>{t(words.preorder)}</small>
          )}
        </span>
        <b className={styles.name}>{t(good.name)}</b>
        {good.note !== undefined && <small className={styles.note}>{t(good.note)}</small>}
        <span className={styles.price}>
          {taka(good.price)}
          {unit && <small> / {unit}</small>}
        </span>
        {isOut && <small className={styles.out}>{t(words.soldOut)}</small>}
      </a>
      {good.pages.length > 0 && (
        <a
          className={styles.inside}
          href={screenHash('goods', good.id, 'inside')}
          onClick={() => completeTask('lookedInside')}
        >
          {t(words.lookInside)}
          <span className="visually-hidden">: {t(good.name)}</span>
        </a>
      )}
      {isQuick && !isOut && <QuickAdd good={good} />}
    </li>
  );
}
