import { screenHash } from '../../../../runtime/hash.ts';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { addToBasket, inBasket, setCount } from '../../steps/basket.ts';
import { plainLine } from '../../steps/lines.ts';
import { words } from '../../words/words.ts';
import { leftOf } from '../../world.ts';
import shop from '../shop.module.css';
import { Cover } from './Cover.tsx';
import styles from './GoodTile.module.css';

/** A good on the shelf. @param isQuick whether it is put into the basket from here */
export function GoodTile({ good, isQuick = false }: { good: Good; isQuick?: boolean }) {
  const { data, world, t, completeTask, taka, unitOf } = useShop();
  const unit = unitOf(good);
  const isOut = leftOf(world, good.id) === 0;
  return (
    <li className={styles.tile} data-card={isQuick || undefined}>
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
        {good.note !== undefined && <small>{t(good.note)}</small>}
        <span className={styles.price}>
          {taka(good.price)}
          {unit && <small> / {unit}</small>}
        </span>
        {isOut && <small className={styles.out}>{t(words.soldOut)}</small>}
      </a>
      {good.pages.length > 0 && (
        <a
          className={`${shop.tall} ${styles.inside}`}
          href={screenHash('goods', good.id, 'inside')}
          onClick={() => completeTask('lookedInside')}
        >
          <span>
            {t(words.lookInside)}
            <span className="visually-hidden">: {t(good.name)}</span>
          </span>
        </a>
      )}
      {isQuick && !isOut && <QuickAdd good={good} />}
    </li>
  );
}

/** Puts a good into the basket and takes it out again without leaving the shelf. */
function QuickAdd({ good }: { good: Good }) {
  const { world, t, completeTask, act, amountInWords } = useShop();
  const count = inBasket(world, good.id);
  const name = t(good.name);
  const add = () => {
    const isIn = act(addToBasket, plainLine(good));
    if (isIn && good.sold.by === 'kilo') completeTask('weighed');
  };
  const take = () => {
    const line = world.basket.find((one) => one.good === good.id);
    if (line) act(setCount, line, line.count - 1);
  };
  return (
    <div className={styles.quick}>
      {count > 0 && (
        <>
          <button type="button" aria-label={`${t(words.fewer)}: ${name}`} onClick={take}>
            −
          </button>
          <b aria-live="polite">{amountInWords(good, count)}</b>
        </>
      )}
      <button
        type="button"
        data-first={count === 0 || undefined}
        aria-label={`${t(count === 0 ? words.add : words.more)}: ${name}`}
        onClick={add}
      >
        +
      </button>
    </div>
  );
}
