import { screenHash } from '../../room/hash.ts';
import { taka } from '../../words/taka.ts';
import { inBasket } from './basket.ts';
import { Cover } from './Cover.tsx';
import styles from './GoodTile.module.css';
import { QuickAdd } from './QuickAdd.tsx';
import { useShop } from './room.ts';
import { unitOf } from './units.ts';
import { words } from './words.ts';
import { type Good, leftOf } from './world.ts';

/** A good on the shelf. */
export function GoodTile({ good, isQuick }: { good: Good; isQuick: boolean }) {
  const { data, world, say, language, reach } = useShop();
  const unit = unitOf(good, say);
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
            <small className={styles.badge}>{say(words.preorder)}</small>
          )}
        </span>
        <b className={styles.name}>{say(good.name)}</b>
        {good.note !== undefined && <small className={styles.note}>{say(good.note)}</small>}
        <span className={styles.price}>
          {taka(good.price, language)}
          {unit && <small> / {unit}</small>}
        </span>
        {isOut && <small className={styles.out}>{say(words.soldOut)}</small>}
      </a>
      {good.pages.length > 0 && (
        <a
          className={styles.inside}
          href={screenHash('goods', good.id, 'inside')}
          onClick={() => reach('lookedInside')}
        >
          {say(words.lookInside)}
          <span className="visually-hidden">: {say(good.name)}</span>
        </a>
      )}
      {isQuick && !isOut && <QuickAdd good={good} />}
    </li>
  );
}
