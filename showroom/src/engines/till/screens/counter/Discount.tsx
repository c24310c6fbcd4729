import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { setDiscount } from '../../steps/discount.ts';
import { paisaOf } from '../../steps/money.ts';
import { words } from '../../words/words.ts';
import { useCounter } from '../AtCounter.tsx';
import styles from './BillPanel.module.css';

/** Takes a percentage or an amount off the whole bill. */
export function Discount() {
  const { data, t, act, num, say, money, at, bill, sum } = useCounter();
  const { value, isPercent } = bill.discount;
  const isCapped = !isPercent && sum.discount < paisaOf(value);
  const cap = { most: data.mostDiscount, amount: money(sum.discount) };
  return (
    <details className={styles.discount} open={value > 0 || undefined}>
      <summary>{t(words.discount)}</summary>
      <Entry send={(typed) => act(setDiscount, at, String(typed.get('discount')))}>
        <Field
          key={`${value}${isPercent}`}
          label={t(words.discountLabel)}
          name="discount"
          hint={isCapped ? say(words.discountCapped, cap) : undefined}
          initial={value === 0 ? '' : `${num(value, 2)}${isPercent ? '%' : ''}`}
        />
        <Button type="submit" variant="quiet">
          {t(words.give)}
        </Button>
      </Entry>
    </details>
  );
}
