import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Sms } from '../../../../ui/Sms.tsx';
import { useBooking } from '../../engine.ts';
import { confirmByCode, payAdvance } from '../../steps/booking-states.ts';
import { priceOf } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import type { Booking } from '../../world.ts';
import styles from '../Page.module.css';

/** The last step of a booking: the advance, or the code of a message that stands here. */
export function Confirming({ booking }: { booking: Booking }) {
  const { data, t, completeTask, businessName, act, taka, say } = useBooking();
  const { code, phone, secret } = booking;
  const pay = () => {
    if (act(payAdvance, code)) completeTask('booked');
  };
  const confirm = (fields: FormData) => {
    const typed = String(fields.get('secret'));
    if (act(confirmByCode, code, typed)) completeTask('booked');
  };
  return (
    <section className={styles.card}>
      <p>{t(words.held)}</p>
      {data.confirmation === 'bkash' ? (
        <>
          <p className={styles.actions}>
            <Button onClick={pay}>
              {say(words.pay, { amount: taka(priceOf(data, booking).now) })}
            </Button>
          </p>
          <p className={styles.soft}>{t(words.payHint)}</p>
        </>
      ) : (
        <>
          <p className={styles.soft}>{say(words.sms, { phone })}</p>
          <Sms>{say(words.smsCode, { business: businessName, secret })}</Sms>
          <Entry className={styles.actions} send={confirm}>
            <Field label={t(words.code)} name="secret" type="number" />
            <Button type="submit">{t(words.confirm)}</Button>
          </Entry>
        </>
      )}
    </section>
  );
}
