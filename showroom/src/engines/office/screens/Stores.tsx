import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { TableBox } from '../../../ui/TableBox.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { countOf, moveStock } from '../steps/stock.ts';
import { counted } from '../words/money.ts';
import { words } from '../words/words.ts';
import { useDesk } from './useDesk.ts';

/** What lies in which store, and the way from one to another. */
export function Stores() {
  const { data, world, t, language, count, completeTask, notify, nameOf, act, say } = useDesk();
  const unit = t(data.unit.many);
  const stores = data.stores.map(({ id, name }) => ({ value: id, label: t(name) }));
  const [first, ...rest] = stores;
  return (
    <Panels>
      <Panel title={t(words.stock)} aside={<span>{unit}</span>}>
        <TableBox
          name={t(words.stock)}
          heads={[t(words.good), ...stores.map(({ label }) => label), t(words.together)]}
        >
          {data.goods.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{t(name)}</th>
              {stores.map((store) => (
                <td key={store.value}>{count(countOf(world, id, store.value))}</td>
              ))}
              <td>
                <b>{count(countOf(world, id))}</b>
              </td>
            </tr>
          ))}
        </TableBox>
        <ul>
          {data.stores.map(({ id, name, place }) => (
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
            const good = typed('good');
            const from = typed('from');
            const to = typed('to');
            const quantity = typedNumber(typed('quantity'));
            const transfer = { good, from, to, quantity };
            if (!act(moveStock, transfer)) return false;
            completeTask('moved');
            notify(
              say(words.moved, {
                amount: counted(quantity, data.unit, language),
                good: nameOf('goods', good),
                from: nameOf('stores', from),
                to: nameOf('stores', to),
              }),
            );
            return true;
          }}
        >
          <Field
            name="good"
            label={t(words.good)}
            options={data.goods.map(({ id, name }) => ({ value: id, label: t(name) }))}
          />
          <Field name="from" label={t(words.from)} options={stores} />
          <Field name="to" label={t(words.to)} options={first ? [...rest, first] : rest} />
          <Field name="quantity" type="number" label={say(words.quantity, { unit })} />
        </Form>
        {world.transfers.length > 0 && (
          <>
            <h3>{t(words.transfers)}</h3>
            <ul>
              {world.transfers.map(({ number, good, quantity, from, to }) => (
                <li key={number}>
                  {say(words.moved, {
                    amount: counted(quantity, data.unit, language),
                    good: nameOf('goods', good),
                    from: nameOf('stores', from),
                    to: nameOf('stores', to),
                  })}
                </li>
              ))}
            </ul>
          </>
        )}
      </Panel>
    </Panels>
  );
}
