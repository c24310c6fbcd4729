import { screenHash } from '../../../../runtime/hash.ts';
import { taka } from '../../../../words/taka.ts';
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
  const { data, world, translate, language, completeTask } = useShop();
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
            <small className={styles.badge}>{translate(words.preorder)}</small>
          )}
        </span>
        <b className={styles.name}>{translate(good.name)}</b>
        {good.note !== undefined && <small className={styles.note}>{translate(good.note)}</small>}
        <span className={styles.price}>
          {taka(good.price, language)}
          {unit && <small> / {unit}</small>}
        </span>
        {isOut && <small className={styles.out}>{translate(words.soldOut)}</small>}
      </a>
      {good.pages.length > 0 && (
        <a
          className={styles.inside}
          href={screenHash('goods', good.id, 'inside')}
          onClick={() => completeTask('lookedInside')}
        >
          {translate(words.lookInside)}
          <span className="visually-hidden">: {translate(good.name)}</span>
        </a>
      )}
      {isQuick && !isOut && <QuickAdd good={good} />}
    </li>
  );
}
