import { Field } from '../../../../ui/Field.tsx';
import type { Payment } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Checkout.module.css';

/** The test number that is paid with, and in how many instalments. */
export function PaymentFields({ payment }: { payment: Payment }) {
  const { data, t, num, say } = useShop();
  const { instalments } = data.checkout;
  if (payment === 'cash') return null;
  if (payment === 'bkash') {
    return (
      <div className={styles.test}>
        <Field
          key="bkash"
          label={t(words.bkashNumber)}
          name="bkash"
          type="tel"
          initial="01200-000000"
          hint={t(words.testHint)}
        />
      </div>
    );
  }
  return (
    <div className={styles.test}>
      <Field
        key="card"
        label={t(words.cardNumber)}
        name="card"
        type="tel"
        initial="4000 0000 0000 0002"
        hint={t(words.testHint)}
      />
      {instalments && (
        <>
          <Field
            label={t(words.bank)}
            name="bank"
            options={instalments.banks.map((bank) => ({
              value: t(bank),
              label: t(bank),
            }))}
          />
          <Field
            label={t(words.instalments)}
            name="months"
            options={[
              { value: '', label: t(words.atOnce) },
              ...instalments.months.map((months) => ({
                value: String(months),
                label: say(words.months, { count: num(months) }),
              })),
            ]}
          />
        </>
      )}
    </div>
  );
}
