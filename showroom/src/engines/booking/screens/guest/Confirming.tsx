import { filled } from '../../../../shell/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { taka } from '../../../../words/taka.ts';
import { useBooking } from '../../engine.ts';
import { confirmByCode, payAdvance } from '../../steps/booking-states.ts';
import { priceOf } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import type { Booking } from '../../world.ts';
import styles from '../Page.module.css';

/** The last step of a booking: the advance, or the code of a message that stands here. */
export function Confirming({ booking }: { booking: Booking }) {
  const { data, translate, step, completeTask, language, businessName } = useBooking();
  const { code, phone, secret } = booking;
  const pay = () => {
    if (step((premises, before) => payAdvance(premises, before, code))) completeTask('booked');
  };
  const confirm = (fields: FormData) => {
    const typed = String(fields.get('secret'));
    if (step((premises, before) => confirmByCode(premises, before, code, typed)))
      completeTask('booked');
  };
  return (
    <section className={styles.card}>
      <p>{translate(words.held)}</p>
      {data.confirmation === 'bkash' ? (
        <>
          <p className={styles.actions}>
            <Button onClick={pay}>
              {filled(translate(words.pay), { amount: taka(priceOf(data, booking).now, language) })}
            </Button>
          </p>
          <p className={styles.soft}>{translate(words.payHint)}</p>
        </>
      ) : (
        <>
          <p className={styles.soft}>{filled(translate(words.sms), { phone })}</p>
          <p className={styles.sms}>
            {filled(translate(words.smsCode), { business: businessName, secret })}
          </p>
          <Entry className={styles.actions} send={confirm}>
            <Field label={translate(words.code)} name="secret" type="number" />
            <Button type="submit">{translate(words.confirm)}</Button>
          </Entry>
        </>
      )}
    </section>
  );
}
