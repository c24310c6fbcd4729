import { filled } from '../../../../shell/words.ts';
import { Field } from '../../../../ui/Field.tsx';
import { numeral } from '../../../../words/taka.ts';
import type { Payment } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Checkout.module.css';

/** The test number that is paid with, and in how many instalments. */
export function PaymentFields({ payment }: { payment: Payment }) {
  const { data, translate, language } = useShop();
  const { instalments } = data.checkout;
  if (payment === 'cash') return null;
  if (payment === 'bkash') {
    return (
      <div className={styles.test}>
        <Field
          key="bkash"
          label={translate(words.bkashNumber)}
          name="bkash"
          type="tel"
          initial="01200-000000"
          hint={translate(words.testHint)}
        />
      </div>
    );
  }
  return (
    <div className={styles.test}>
      <Field
        key="card"
        label={translate(words.cardNumber)}
        name="card"
        type="tel"
        initial="4000 0000 0000 0002"
        hint={translate(words.testHint)}
      />
      {instalments && (
        <>
          <Field
            label={translate(words.bank)}
            name="bank"
            options={instalments.banks.map((bank) => ({
              value: translate(bank),
              label: translate(bank),
            }))}
          />
          <Field
            label={translate(words.instalments)}
            name="months"
            options={[
              { value: '', label: translate(words.atOnce) },
              ...instalments.months.map((months) => ({
                value: String(months),
                label: filled(translate(words.months), { count: numeral(months, language) }),
              })),
            ]}
          />
        </>
      )}
    </div>
  );
}
