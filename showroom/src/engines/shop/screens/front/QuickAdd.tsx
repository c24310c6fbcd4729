import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { addToBasket, inBasket, setCount } from '../../steps/basket.ts';
import { plainLine } from '../../steps/lines.ts';
import { words } from '../../words/words.ts';
import { amountInWords } from '../units.ts';
import styles from './QuickAdd.module.css';

/** Puts a good into the basket and takes it out again without leaving the shelf. */
export function QuickAdd({ good }: { good: Good }) {
  const { world, t, language, completeTask, act } = useShop();
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
          <b aria-live="polite">{amountInWords(good, count, language)}</b>
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
