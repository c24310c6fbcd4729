import { Field } from '../../../../ui/Field.tsx';
import { placesIn } from '../../steps/delivery.ts';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';

/** The hours in which an order can be brought; where none are chosen, when it comes. */
export function SlotField() {
  const { data, world, translate } = useShop();
  const { delivery } = data.checkout;
  if (delivery.kind === 'soon') return <p>{translate(delivery.words)}</p>;
  if (delivery.kind === 'day') return null;
  const slots = delivery.slots.map(({ id, name }) => ({
    value: id,
    isFull: placesIn(world, data, id) <= 0,
    name: translate(name),
  }));
  return (
    <Field
      label={translate(words.slot)}
      name="slot"
      initial={slots.find(({ isFull }) => !isFull)?.value}
      options={slots.map(({ value, name, isFull }) => ({
        value,
        label: isFull ? `${name} (${translate(words.full)})` : name,
      }))}
    />
  );
}
