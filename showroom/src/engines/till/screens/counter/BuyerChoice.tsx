import { customerOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { setCustomer } from '../../steps/bill.ts';
import { pointsFor } from '../../steps/sale.ts';
import type { Sum } from '../../steps/totals.ts';
import { words } from '../../words/words.ts';
import { counterOf, pointsOf } from '../../world.ts';
import { Icon } from '../Icon.tsx';
import styles from './BuyerChoice.module.css';
import { InstantChoice } from './InstantChoice.tsx';

/** Whose bill it is: a member's points, or the price that a dealer pays. */
export function BuyerChoice({ at, sum }: { at: string; sum: Sum }) {
  const { data, world, t, act, num, say } = useTill();
  const { bill } = counterOf(world, at);
  const customer = customerOf(data, bill.customer);
  const points = pointsOf(world, bill.customer);
  return (
    <div className={styles.whose} data-arrangement={data.arrangement}>
      <InstantChoice
        label={t(data.customerName)}
        value={bill.customer ?? ''}
        options={[
          { value: '', label: t(words.anybody) },
          ...data.customers.map(({ id, name, phone }) => ({
            value: id,
            label: `${t(name)} · ${phone}`,
          })),
        ]}
        choose={(id) => act(setCustomer, at, id || null)}
      />
      {points !== undefined && (
        <p>
          <Icon of="points" />
          {say(words.pointsToday, {
            points: num(points),
            more: num(pointsFor(sum.total)),
          })}
        </p>
      )}
      {customer?.isDealer && <p>{t(words.dealerPrice)}</p>}
    </div>
  );
}
