import { Field } from '../../../../ui/Field.tsx';
import { slotsOf } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { isOver, openSlots } from '../../steps/delivery.ts';
import { words } from '../../words/words.ts';
import { slotInWords } from '../due.ts';

/** The hours in which an order can be brought; where none are chosen, when it comes. */
export function SlotField({ choose }: { choose: (slot: string) => void }) {
  const { data, world, premises, t, language } = useShop();
  const { delivery } = data.checkout;
  if (delivery.kind === 'soon') return <p>{t(delivery.words)}</p>;
  if (delivery.kind === 'day') return null;
  const open = openSlots(premises, world);
  const chosen = open.find(({ id }) => id === world.draft.slot) ?? open[0];
  return (
    <Field
      label={t(words.slot)}
      name="slot"
      initial={chosen?.id}
      options={slotsOf(data).map((slot) => {
        const name = slotInWords(slot, language);
        if (open.includes(slot)) return { value: slot.id, label: name };
        const why = t(isOver(slot, premises.now) ? words.over : words.full);
        return { value: slot.id, label: `${name} (${why})` };
      })}
      onChange={choose}
    />
  );
}
