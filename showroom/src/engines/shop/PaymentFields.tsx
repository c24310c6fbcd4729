import { filled } from '../../frame/words.ts';
import { Field } from '../../ui/Field.tsx';
import { numeral } from '../../words/taka.ts';
import styles from './Checkout.module.css';
import { useShop } from './room.ts';
import { words } from './words.ts';
import type { Payment } from './world.ts';

/** The test number that is paid with, and in how many instalments. */
export function PaymentFields({ payment, error }: { payment: Payment; error: string | undefined }) {
  const { data, say, language } = useShop();
  const { instalments } = data.checkout;
  if (payment === 'cash') return null;
  if (payment === 'bkash') {
    return (
      <div className={styles.test}>
        <Field
          key="bkash"
          label={say(words.bkashNumber)}
          name="bkash"
          type="tel"
          initial="01200-000000"
          hint={say(words.testHint)}
          error={error}
        />
      </div>
    );
  }
  return (
    <div className={styles.test}>
      <Field
        key="card"
        label={say(words.cardNumber)}
        name="card"
        type="tel"
        initial="4000 0000 0000 0002"
        hint={say(words.testHint)}
        error={error}
      />
      {instalments && (
        <>
          <Field
            label={say(words.bank)}
            name="bank"
            options={instalments.banks.map((bank) => ({ value: say(bank), label: say(bank) }))}
          />
          <Field
            label={say(words.instalments)}
            name="months"
            options={[
              { value: '', label: say(words.atOnce) },
              ...instalments.months.map((months) => ({
                value: String(months),
                label: filled(say(words.months), { count: numeral(months, language) }),
              })),
            ]}
          />
        </>
      )}
    </div>
  );
}
