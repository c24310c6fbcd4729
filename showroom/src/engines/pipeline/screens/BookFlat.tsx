import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { useDesk } from '../engine.ts';
import { bookFlat } from '../steps/flats.ts';
import { words } from '../words/words.ts';

/** The way to book a free flat: its buyer, and the schedule they agreed on. */
export function BookFlat({ id }: { id: string }) {
  const { desk, t, done, nameOfFlat, num, act, say } = useDesk<'flats'>();
  const { booking, each } = desk.terms;
  const amount = (name: string, label: string, initial: number) => (
    <Field type="number" name={name} label={label} initial={num(initial)} />
  );
  return (
    <>
      <h3>{t(words.bookFlat)}</h3>
      <Form
        action={t(words.book)}
        send={(typed) => {
          const buyer = typed('buyer');
          const wish = {
            id,
            buyer,
            phone: typed('phone'),
            parking: typed('parking') === 'yes',
            booking: typedNumber(typed('booking')),
            count: Number(typed('count')),
            each: typedNumber(typed('each')),
            discount: typedNumber(typed('discount')),
          };
          if (!act(bookFlat, desk, wish)) return false;
          done('booked', say(words.bookedNow, { flat: nameOfFlat(id), buyer }));
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
        {amount('booking', t(words.bookingMoney), booking)}
        <Field
          name="count"
          label={t(words.instalments)}
          options={desk.instalments.map((count) => ({
            value: String(count),
            label: say(words.everyMonths, { count, months: desk.every }),
          }))}
        />
        {amount('each', t(words.each), each)}
        {amount('discount', t(words.discount), 0)}
      </Form>
    </>
  );
}
