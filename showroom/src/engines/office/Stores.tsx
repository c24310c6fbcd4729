import { filled } from '../../frame/words.ts';
import { Field } from '../../ui/Field.tsx';
import { typedNumber } from '../../words/amount.ts';
import { DeskForm } from './desk/DeskForm.tsx';
import { Page, Panel } from './desk/Page.tsx';
import { TableBox } from './desk/TableBox.tsx';
import { countOf, moveStock } from './stock.ts';
import { useDesk } from './useDesk.ts';
import { words } from './words.ts';

/** What lies in which store, and the way from one to another. */
export function Stores() {
  const { data, world, say, count, act, reach, tell, nameOf } = useDesk();
  const unit = say(data.unit);
  const stores = data.stores.map(({ id, name }) => ({ value: id, label: say(name) }));
  const [first, ...rest] = stores;
  return (
    <Page>
      <Panel title={say(words.stock)} aside={<span>{unit}</span>}>
        <TableBox
          name={say(words.stock)}
          heads={[say(words.good), ...stores.map(({ label }) => label), say(words.together)]}
        >
          {data.goods.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{say(name)}</th>
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
              <b>{say(name)}</b>: {say(place)}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={say(words.transfer)}>
        <DeskForm
          action={say(words.move)}
          send={(typed) => {
            const good = typed('good');
            const from = typed('from');
            const to = typed('to');
            const quantity = typedNumber(typed('quantity'));
            const transfer = { good, from, to, quantity };
            if (!act((before, office) => moveStock(before, office, transfer))) return false;
            reach('moved');
            tell(
              filled(say(words.moved), {
                count: count(quantity),
                unit,
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
            label={say(words.good)}
            options={data.goods.map(({ id, name }) => ({ value: id, label: say(name) }))}
          />
          <Field name="from" label={say(words.from)} options={stores} />
          <Field name="to" label={say(words.to)} options={first ? [...rest, first] : rest} />
          <Field name="quantity" type="number" label={filled(say(words.quantity), { unit })} />
        </DeskForm>
        {world.transfers.length > 0 && (
          <>
            <h3>{say(words.transfers)}</h3>
            <ul>
              {world.transfers.map(({ number, good, quantity, from, to }) => (
                <li key={number}>
                  {filled(say(words.moved), {
                    count: count(quantity),
                    unit,
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
    </Page>
  );
}
