import { addToBasket, inBasket, setCount } from '../../steps/basket.ts';
import { useShop } from '../../engine.ts';
import styles from './QuickAdd.module.css';
import { amountInWords } from '../units.ts';
import { words } from '../../words/words.ts';
import { type Good, plainLine } from '../../world.ts';

/** Puts a good into the basket and takes it out again without leaving the shelf. */
export function QuickAdd({ good }: { good: Good }) {
  const { data, world, change, translate, language, completeTask } = useShop();
  const count = inBasket(world, good.id);
  const name = translate(good.name);
  const add = () => {
    const isIn = change((before) => addToBasket(before, data, plainLine(good), translate));
    if (isIn && good.sold.by === 'kilo') completeTask('weighed');
  };
  const take = () => {
    const line = world.basket.find((one) => one.good === good.id);
    if (line) change((before) => setCount(before, data, line, line.count - 1, translate));
  };
  return (
    <div className={styles.quick}>
      {count > 0 && (
        <>
          <button type="button" aria-label={`${translate(words.fewer)}: ${name}`} onClick={take}>
            −
          </button>
          <b aria-live="polite">{amountInWords(good, count, language, translate)}</b>
        </>
      )}
      <button
        type="button"
        data-first={count === 0 || undefined}
        aria-label={`${translate(count === 0 ? words.add : words.more)}: ${name}`}
        onClick={add}
      >
        +
      </button>
    </div>
  );
}
