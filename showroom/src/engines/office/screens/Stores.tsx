import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { Records } from '../../../ui/Records.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { useDesk } from '../engine.ts';
import { countOf, moveStock, type Transfer } from '../steps/stock.ts';
import { words } from '../words/words.ts';

/** What lies in which store, and the way from one to another. */
export function Stores() {
  const { data, world, t, num, counted, done, nameOf, optionsOf, act, say } = useDesk();
  const { goods, stores } = data;
  const unit = t(data.unit.many);
  const moved = ({ good, from, to, quantity }: Transfer) =>
    say(words.moved, {
      amount: counted(quantity),
      good: nameOf(goods, good),
      from: nameOf(stores, from),
      to: nameOf(stores, to),
    });
  return (
    <Panels>
      <Panel title={t(words.stock)} aside={<span>{unit}</span>}>
        <Records
          name={t(words.stock)}
          rows={goods}
          keyOf={({ id }) => id}
          columns={[
            [t(words.good), ({ name }) => t(name)],
            ...stores.map(
              (store) =>
                [
                  t(store.name),
                  ({ id }: { id: string }) => num(countOf(world, id, store.id)),
                ] as const,
            ),
            [t(words.together), ({ id }) => <b>{num(countOf(world, id))}</b>],
          ]}
        />
        <ul>
          {stores.map(({ id, name, place }) => (
            <li key={id}>
              <b>{t(name)}</b>: {t(place)}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t(words.transfer)}>
        <Form
          action={t(words.move)}
          send={(typed) => {
            const transfer = {
              good: typed('good'),
              from: typed('from'),
              to: typed('to'),
              quantity: typedNumber(typed('quantity')),
            };
            return act(moveStock, transfer) && done('moved', moved(transfer));
          }}
        >
          <Field name="good" label={t(words.good)} options={optionsOf(goods)} />
          <Field name="from" label={t(words.from)} options={optionsOf(stores)} />
          <Field
            name="to"
            label={t(words.to)}
            options={optionsOf([...stores.slice(1), ...stores.slice(0, 1)])}
          />
          <Field name="quantity" type="number" label={say(words.quantity, { unit })} />
        </Form>
        {world.transfers.length > 0 && (
          <>
            <h3>{t(words.transfers)}</h3>
            <ul>
              {world.transfers.map((transfer) => (
                <li key={transfer.number}>{moved(transfer)}</li>
              ))}
            </ul>
          </>
        )}
      </Panel>
    </Panels>
  );
}
