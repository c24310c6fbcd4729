import { goTo, screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
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
  const { data, world, t, language, completeTask, act, taka, say } = useShop();
  const left = leftOf(world, good.id);
  const price = stepPrice(data, line);
  const unit = unitOf(good, language);
  const isHalf = data.checkout.advance === 'half';
  const add = () => {
    if (!act(addToBasket, line)) return;
    if (good.choices.length > 0) completeTask('configured');
    goTo('basket');
  };
  const buy = good.preorder === undefined ? t(words.add) : t(words.preorder);
  return (
    <>
      <GoodChoices good={good} line={line} setLine={setLine} />
      <div className={styles.buy}>
        <p className={styles.price}>
          {taka(good.sold.by === 'kilo' ? good.price : price)}
          {unit && <small> / {unit}</small>}
        </p>
        {left > 0 && (
          <Button onClick={add}>
            {isHalf ? (
              <>
                {t(words.payHalf)} <b className={styles.half}>{taka(advanceOf(price, 'half'))}</b>
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
            {t(words.compare)}
          </a>
        )}
        <p className={styles.left}>
          {good.preorder !== undefined && t(good.preorder)}
          {good.preorder === undefined && left === 0 && t(words.soldOut)}
          {good.preorder === undefined &&
            left > 0 &&
            !isHalf &&
            say(words.left, {
              amount: amountInWords(good, left, language),
            })}
        </p>
      </div>
      {data.checkout.everyMonths !== undefined && <Again good={good} />}
    </>
  );
}
