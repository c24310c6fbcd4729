import { filled } from '../../../shell/words.ts';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { numeral } from '../../../words/taka.ts';
import type { FlatsDesk } from '../data.ts';
import { bookFlat } from '../steps/flats.ts';
import { flatName } from '../words/flat-name.ts';
import { words } from '../words/words.ts';
import type { Flat } from '../world.ts';
import { useDesk } from './useDesk.ts';

/** The way to book a free flat: its buyer, and the schedule they agreed on. */
export function BookFlat({ desk, flat }: { desk: FlatsDesk; flat: Flat }) {
  const { translate, language, count, step, completeTask, notify } = useDesk();
  const amount = (name: string, label: string, initial: number) => (
    <Field type="number" name={name} label={label} initial={numeral(initial, language)} />
  );
  return (
    <>
      <h3>{translate(words.bookFlat)}</h3>
      <Form
        action={translate(words.book)}
        send={(typed) => {
          const wish = {
            id: flat.id,
            buyer: typed('buyer'),
            phone: typed('phone'),
            parking: typed('parking') === 'yes',
            booking: typedNumber(typed('booking')),
            count: Number(typed('count')),
            each: typedNumber(typed('each')),
            discount: typedNumber(typed('discount')),
          };
          if (!step((premises, before) => bookFlat(premises, before, desk, wish))) return false;
          completeTask('booked');
          notify(
            filled(translate(words.bookedNow), {
              flat: flatName(flat.id, language),
              buyer: wish.buyer,
            }),
          );
          document.getElementById('flat-name')?.focus();
          return false;
        }}
      >
        <Field name="buyer" label={translate(words.buyer)} />
        <Field name="phone" type="tel" label={translate(words.phone)} />
        <Field
          name="parking"
          label={translate(words.parking)}
          options={[
            { value: 'yes', label: translate(words.withParking) },
            { value: 'no', label: translate(words.withoutParking) },
          ]}
        />
        {amount('booking', translate(words.bookingMoney), desk.terms.booking)}
        <Field
          name="count"
          label={translate(words.instalments)}
          options={desk.instalments.map((one) => ({
            value: String(one),
            label: filled(translate(words.everyMonths), {
              count: count(one),
              months: count(desk.every),
            }),
          }))}
        />
        {amount('each', translate(words.each), desk.terms.each)}
        {amount('discount', translate(words.discount), 0)}
      </Form>
    </>
  );
}
