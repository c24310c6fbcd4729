import { filled } from '../../frame/words.ts';
import { numeral } from '../../words/taka.ts';
import { setCustomer } from './bill.ts';
import { Choice } from './Choice.tsx';
import { useTill } from './engine.ts';
import { customerOf } from './goods.ts';
import { Icon } from './Icon.tsx';
import { pointsOf } from './payment.ts';
import { pointsFor } from './sale.ts';
import type { Sum } from './totals.ts';
import { useSteps } from './useSteps.ts';
import styles from './Whose.module.css';
import { words } from './words.ts';
import { counterOf } from './world.ts';

/** Whose bill it is: a member's points, or the price that a dealer pays. */
export function Whose({ at, sum }: { at: string; sum: Sum }) {
  const { data, world, translate, language } = useTill();
  const { step } = useSteps();
  const { bill } = counterOf(world, at);
  const customer = customerOf(data, bill.customer);
  const points = pointsOf(world, bill.customer);
  return (
    <div className={styles.whose} data-arrangement={data.arrangement}>
      <Choice
        label={translate(data.customerName)}
        value={bill.customer ?? ''}
        options={[
          { value: '', label: translate(words.anybody) },
          ...data.customers.map(({ id, name, phone }) => ({
            value: id,
            label: `${translate(name)} · ${phone}`,
          })),
        ]}
        choose={(id) => step((till, before) => setCustomer(till, before, at, id || null))}
      />
      {points !== undefined && (
        <p>
          <Icon of="points" />
          {filled(translate(words.pointsToday), {
            points: numeral(points, language),
            more: numeral(pointsFor(sum.total), language),
          })}
        </p>
      )}
      {customer?.isDealer && <p>{translate(words.dealerPrice)}</p>}
    </div>
  );
}
