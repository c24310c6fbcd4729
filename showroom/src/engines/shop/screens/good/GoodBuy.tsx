import { goTo, screenHash } from '../../../../runtime/hash.ts';
import { filled } from '../../../../shell/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { taka } from '../../../../words/taka.ts';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { addToBasket } from '../../steps/basket.ts';
import { advanceOf, stepPrice } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import { type Line, leftOf } from '../../world.ts';
import { amountInWords, unitOf } from '../units.ts';
import { Again } from './Again.tsx';
import styles from './GoodBuy.module.css';
import { GoodChoices } from './GoodChoices.tsx';

/** The cost of a good as it is chosen, and the press that puts it into the basket. */
export function GoodBuy({
  good,
  line,
  setLine,
}: {
  good: Good;
  line: Line;
  setLine: (line: Line) => void;
}) {
  const { data, world, step, translate, language, completeTask } = useShop();
  const left = leftOf(world, good.id);
  const price = stepPrice(data, line);
  const unit = unitOf(good, language);
  const isHalf = data.checkout.advance === 'half';
  const add = () => {
    if (!step((premises, before) => addToBasket(premises, before, line))) return;
    if (good.choices.length > 0) completeTask('configured');
    goTo('basket');
  };
  const buy = good.preorder === undefined ? translate(words.add) : translate(words.preorder);
  return (
    <>
      <GoodChoices good={good} line={line} setLine={setLine} />
      <div className={styles.buy}>
        <p className={styles.price}>
          {taka(good.sold.by === 'kilo' ? good.price : price, language)}
          {unit && <small> / {unit}</small>}
        </p>
        {left > 0 && (
          <Button onClick={add}>
            {isHalf ? (
              <>
                {translate(words.payHalf)}{' '}
                <b className={styles.half}>{taka(advanceOf(price, 'half'), language)}</b>
              </>
            ) : (
              buy
            )}
          </Button>
        )}
        {data.front.layout === 'comparison' && (
          <a
            className={styles.compare}
            href={screenHash('compare', good.id)}
            onClick={() => completeTask('compared')}
          >
            {translate(words.compare)}
          </a>
        )}
        <p className={styles.left}>
          {good.preorder !== undefined && translate(good.preorder)}
          {good.preorder === undefined && left === 0 && translate(words.soldOut)}
          {good.preorder === undefined &&
            left > 0 &&
            !isHalf &&
            filled(translate(words.left), {
              amount: amountInWords(good, left, language),
            })}
        </p>
      </div>
      {data.checkout.everyMonths !== undefined && <Again good={good} />}
    </>
  );
}
