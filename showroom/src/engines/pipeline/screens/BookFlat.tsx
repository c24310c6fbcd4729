import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { typedNumber } from '../../../words/amount.ts';
import type { FlatsDesk } from '../data.ts';
import { bookFlat } from '../steps/flats.ts';
import { flatName } from '../words/flat-name.ts';
import { words } from '../words/words.ts';
import type { Flat } from '../world.ts';
import { useDesk } from './useDesk.ts';

/** The way to book a free flat: its buyer, and the schedule they agreed on. */
export function BookFlat({ desk, flat }: { desk: FlatsDesk; flat: Flat }) {
  const { t, language, count, completeTask, notify, num, act, say } = useDesk();
  const amount = (name: string, label: string, initial: number) => (
    <Field type="number" name={name} label={label} initial={num(initial)} />
  );
  return (
    <>
      <h3>{t(words.bookFlat)}</h3>
      <Form
        action={t(words.book)}
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
          if (!act(bookFlat, desk, wish)) return false;
          completeTask('booked');
          notify(
            say(words.bookedNow, {
              flat: flatName(flat.id, language),
              buyer: wish.buyer,
            }),
          );
          document.getElementById('flat-name')?.focus();
          return false;
        }}
      >
        <Field name="buyer" label={t(words.buyer)} />
        <Field name="phone" type="tel" label={t(words.phone)} />
        <Field
          name="parking"
          label={t(words.parking)}
          options={[
            { value: 'yes', label: t(words.withParking) },
            { value: 'no', label: t(words.withoutParking) },
          ]}
        />
        {amount('booking', t(words.bookingMoney), desk.terms.booking)}
        <Field
          name="count"
          label={t(words.instalments)}
          options={desk.instalments.map((one) => ({
            value: String(one),
            label: say(words.everyMonths, {
              count: count(one),
              months: count(desk.every),
            }),
          }))}
        />
        {amount('each', t(words.each), desk.terms.each)}
        {amount('discount', t(words.discount), 0)}
      </Form>
    </>
  );
}
