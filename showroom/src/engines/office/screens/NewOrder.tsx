import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { placeOrder } from '../steps/orders.ts';
import { orderTotal } from '../totals.ts';
import { words } from '../words/words.ts';
import type { Line } from '../world.ts';
import styles from './Orders.module.css';
import { useDesk } from './useDesk.ts';

/** An order as it is written: for whom, out of which store, and how much of what. */
export function NewOrder() {
  const { data, world, t, money, step, completeTask, notify, say } = useDesk();
  const [typedTexts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const write = (good: string, text: string) => setTexts({ ...typedTexts, [good]: text });
  const linesOf = (read: (good: string) => string): Line[] =>
    data.goods
      .map(({ id }) => ({ good: id, text: read(id) }))
      .filter(({ text }) => text !== '')
      .map(({ good, text }) => ({ good, quantity: typedNumber(text) }));
  const total = orderTotal(data, { lines: linesOf((good) => typedTexts[good] ?? '') });
  return (
    <Form
      action={t(words.placeOrder)}
      send={(typed) => {
        const wish = {
          buyer: typed('buyer'),
          store: typed('store'),
          lines: linesOf((good) => typed(`good-${good}`)),
        };
        let number = 0;
        let isApproved = false;
        const isDone = step((premises, before) => {
          const after = placeOrder(premises, before, wish);
          number = before.nextOrder;
          isApproved = after.orders[0]?.state === 'approved';
          return after;
        });
        if (!isDone) return false;
        completeTask('ordered');
        const values = { number: String(number), amount: money(orderTotal(data, wish)) };
        notify(say(isApproved ? words.orderStands : words.orderWaits, values));
        setTexts({});
        return true;
      }}
    >
      <Field
        name="buyer"
        label={t(words.buyer)}
        options={data.buyers.map(({ id, name, paper }) => ({
          value: id,
          label: paper ? `${t(name)}, ${say(words.paper, { number: paper })}` : t(name),
        }))}
      />
      <Field
        name="store"
        label={t(words.store)}
        options={data.stores.map(({ id, name }) => ({ value: id, label: t(name) }))}
      />
      {data.goods.map(({ id, name, price }) => (
        <Field
          key={id}
          name={`good-${id}`}
          type="number"
          label={t(name)}
          hint={money(price)}
          onChange={(text) => write(id, text.trim())}
        />
      ))}
      <p className={styles.sum} key={world.nextOrder}>
        <span>{t(words.total)}</span>
        <b role="status">{Number.isSafeInteger(total) ? money(total) : '–'}</b>
      </p>
    </Form>
  );
}
