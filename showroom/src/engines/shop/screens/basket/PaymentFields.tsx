import { Field } from '../../../../ui/Field.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import type { Payment } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Checkout.module.css';

/** The test number that is paid with, and in how many instalments. */
export function PaymentFields({ payment }: { payment: Payment }) {
  const { data, t, say } = useShop();
  const { instalments } = data.checkout;
  if (payment === 'cash') return null;
  const isCard = payment === 'card';
  return (
    <Stack className={styles.test}>
      <Field
        key={payment}
        label={t(isCard ? words.cardNumber : words.bkashNumber)}
        name={payment}
        type="tel"
        initial={isCard ? '4000 0000 0000 0002' : '01200-000000'}
        hint={t(words.testHint)}
      />
      {isCard && instalments && (
        <>
          <Field
            label={t(words.bank)}
            name="bank"
            options={instalments.banks.map((bank) => ({ value: t(bank), label: t(bank) }))}
          />
          <Field
            label={t(words.instalments)}
            name="months"
            options={[
              { value: '', label: t(words.atOnce) },
              ...instalments.months.map((count) => ({
                value: String(count),
                label: say(words.months, { count }),
              })),
            ]}
          />
        </>
      )}
    </Stack>
  );
}
