import { filled } from '../../../../frame/words.ts';
import { goTo, screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { taka } from '../../../../words/taka.ts';
import { Again } from '../orders/Again.tsx';
import { addToBasket } from '../../steps/basket.ts';
import { useShop } from '../../engine.ts';
import styles from './GoodBuy.module.css';
import { GoodChoices } from './GoodChoices.tsx';
import { advanceOf, stepPrice } from '../../steps/prices.ts';
import { amountInWords, unitOf } from '../units.ts';
import { words } from '../../words/words.ts';
import { type Good, type Line, leftOf } from '../../world.ts';

/** What a good costs as it is chosen, and the press that puts it into the basket. */
export function GoodBuy({
  good,
  line,
  setLine,
}: {
  good: Good;
  line: Line;
  setLine: (line: Line) => void;
}) {
  const { data, world, change, translate, language, completeTask } = useShop();
  const left = leftOf(world, good.id);
  const price = stepPrice(data, line);
  const unit = unitOf(good, translate);
  const isHalf = data.checkout.advance === 'half';
  const add = () => {
    if (!change((before) => addToBasket(before, data, line, translate))) return;
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
              amount: amountInWords(good, left, language, translate),
            })}
        </p>
      </div>
      {data.checkout.everyMonths !== undefined && <Again good={good} />}
    </>
  );
}
