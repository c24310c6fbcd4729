import { Row } from '../../../../ui/layout.tsx';
import { setCustomer } from '../../steps/bill.ts';
import { pointsFor } from '../../steps/sale.ts';
import { words } from '../../words/words.ts';
import { pointsOf } from '../../world.ts';
import { useCounter } from '../AtCounter.tsx';
import { Icon } from '../Icon.tsx';
import styles from './BillPanel.module.css';
import { InstantChoice } from './InstantChoice.tsx';

/** Whose bill it is: a member's points, or the price that a dealer pays. */
export function BuyerChoice() {
  const { data, world, t, act, say, at, bill, customer, sum } = useCounter();
  const points = pointsOf(world, bill.customer);
  return (
    <div className={styles.whose}>
      <InstantChoice
        label={t(data.customerName)}
        value={bill.customer}
        none={t(words.anybody)}
        options={data.customers.map(({ id, name, phone }) => [id, `${t(name)} · ${phone}`])}
        choose={(id) => act(setCustomer, at, id)}
      />
      {points !== undefined && (
        <Row as="p" gap={2}>
          <Icon of="points" />
          {say(words.pointsToday, { points, more: pointsFor(sum.total) })}
        </Row>
      )}
      {customer?.isDealer && <Row as="p">{t(words.dealerPrice)}</Row>}
    </div>
  );
}
