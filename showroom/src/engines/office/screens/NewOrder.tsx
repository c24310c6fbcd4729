import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Sums } from '../../../ui/Sums.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { useDesk } from '../engine.ts';
import { orderTotal } from '../steps/dues.ts';
import { placeOrder } from '../steps/orders.ts';
import { words } from '../words/words.ts';
import type { Line } from '../world-schema.ts';

/** An order as it is written: for whom, out of which store, and how much of what. */
export function NewOrder() {
  const { data, world, t, money, optionsOf, step, done, say } = useDesk();
  const [typedTexts, setTexts] = useState<Readonly<Record<string, string>>>({});
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
        const lines = linesOf((good) => typed(`good-${good}`));
        const wish = { buyer: typed('buyer'), store: typed('store'), lines };
        let [order] = world.orders;
        const isDone = step((premises, before) => {
          const after = placeOrder(premises, before, wish);
          [order] = after.orders;
          return after;
        });
        if (!isDone || !order) return false;
        setTexts({});
        const values = { number: String(order.number), amount: money(orderTotal(data, wish)) };
        const sentence = order.state === 'approved' ? words.orderStands : words.orderWaits;
        return done('ordered', say(sentence, values));
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
      <Field name="store" label={t(words.store)} options={optionsOf(data.stores)} />
      {data.goods.map(({ id, name, price }) => (
        <Field
          key={id}
          name={`good-${id}`}
          type="number"
          label={t(name)}
          hint={money(price)}
          onChange={(text) => setTexts({ ...typedTexts, [id]: text.trim() })}
        />
      ))}
      <Sums
        key={world.nextOrder}
        rows={[
          [
            t(words.total),
            <b key="sum" role="status">
              {Number.isSafeInteger(total) ? money(total) : '–'}
            </b>,
          ],
        ]}
      />
    </Form>
  );
}
