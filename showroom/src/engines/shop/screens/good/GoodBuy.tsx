import { goTo, screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Choice } from '../../../../ui/Choice.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { lazyComponent, lazyComponents } from '../../../../ui/lazy-components.tsx';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { addToBasket } from '../../steps/basket.ts';
import { mayRepeat } from '../../steps/order-states.ts';
import { advanceOf, stepPrice } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import { type Line, leftOf } from '../../world.ts';
import { Swatch } from '../Swatch.tsx';
import shop from '../shop.module.css';
import styles from './GoodBuy.module.css';

const parts = lazyComponents({
  again: lazyComponent(() => import('../orders/AgainButtons.tsx'), 'AgainButtons'),
});

/** The cost of a good as it is chosen, and the press that puts it into the basket. */
export function GoodBuy({ good, line, setLine }: Chosen) {
  const { data, world, login, t, completeTask, act, taka, say, amountInWords, unitOf } = useShop();
  const left = leftOf(world, good.id);
  const price = stepPrice(data, line);
  const unit = unitOf(good);
  const isHalf = data.checkout.advance === 'half';
  const add = () => {
    if (!act(addToBasket, line)) return;
    if (good.choices.length > 0) completeTask('configured');
    goTo('basket');
  };
  const inStock = () => {
    if (left === 0) return t(words.soldOut);
    return isHalf ? '' : say(words.left, { amount: amountInWords(good, left) });
  };
  const Box = data.checkout.delivery.kind === 'day' ? Stack : Row;
  // As it was last ordered by this visitor.
  const order =
    data.checkout.everyMonths !== undefined &&
    world.orders.find(
      (one) => one.isOwn && mayRepeat(one) && one.lines.some((held) => held.good === good.id),
    );
  return (
    <>
      <GoodChoices good={good} line={line} setLine={setLine} />
      <Box gap={4}>
        <p className={`${shop.price} ${styles.price}`}>
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
              t(good.preorder === undefined ? words.add : words.preorder)
            )}
          </Button>
        )}
        {data.front.layout === 'comparison' && (
          <a
            className={shop.tall}
            href={screenHash('compare', good.id)}
            onClick={() => completeTask('compared')}
          >
            {t(words.compare)}
          </a>
        )}
        <p className={`${shop.soft} ${styles.left}`}>
          {good.preorder === undefined ? inStock() : t(good.preorder)}
        </p>
      </Box>
      {order && <parts.again order={order} good={good} isGuest={login?.role !== 'user'} />}
    </>
  );
}

/** What is chosen of a good, and what its screen shows of that. */
export type Chosen = { good: Good; line: Line; setLine: (line: Line) => void };

/** Wood, polish, size, colour; and what may be added: a blouse piece, gift wrap. */
function GoodChoices({ good, line, setLine }: Chosen) {
  const { data, t, taka } = useShop();
  const extras = data.extras.filter(({ id }) => good.extras.includes(id));
  const tick = (extra: string, isTicked: boolean) => {
    const others = line.extras.filter((one) => one !== extra);
    setLine({ ...line, extras: isTicked ? [...others, extra].sort() : others });
  };
  return (
    <>
      {good.choices.map(({ id, name, options }, at) => {
        const chosen = options.find((option) => option.id === line.options[at]);
        return (
          <div key={id} className={styles.choice}>
            <span className={shop.soft} aria-hidden="true">
              {t(name)}
            </span>
            <Row gap={2}>
              <Choice
                legend={t(name)}
                choices={options.map((option) => [
                  option.id,
                  <Swatch key={option.id} name={t(option.name)} colour={option.colour} />,
                ])}
                chosen={chosen?.id ?? ''}
                choose={(option) => setLine({ ...line, options: line.options.with(at, option) })}
              />
              {chosen?.colour && <b>{t(chosen.name)}</b>}
            </Row>
          </div>
        );
      })}
      {extras.length > 0 && (
        <Row as="fieldset" gap={0} className={styles.extras}>
          <legend className="visually-hidden">{t(words.extras)}</legend>
          {extras.map(({ id, name, price }) => (
            <label key={id} className={shop.tall}>
              <input
                type="checkbox"
                checked={line.extras.includes(id)}
                onChange={(event) => tick(id, event.target.checked)}
              />
              {t(name)} <span className={shop.soft}>{taka(price)}</span>
            </label>
          ))}
        </Row>
      )}
    </>
  );
}
