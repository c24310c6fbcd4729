import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { useTill } from '../../engine.ts';
import { setDiscount } from '../../steps/discount.ts';
import { money, paisaOf } from '../../steps/money.ts';
import { words } from '../../words/words.ts';
import type { Bill } from '../../world.ts';
import styles from './Discount.module.css';

/** Takes a percentage or an amount off the whole bill. */
export function Discount({ at, bill, given }: { at: string; bill: Bill; given: number }) {
  const { data, t, language, act, num, say } = useTill();
  const { value, isPercent } = bill.discount;
  const isCapped = !isPercent && given < paisaOf(value);
  const give = (fields: FormData) => {
    const typed = String(fields.get('discount'));
    act(setDiscount, at, typed);
  };
  return (
    <details className={styles.discount} open={value > 0 || undefined}>
      <summary>{t(words.discount)}</summary>
      <Entry send={give}>
        <Field
          key={`${value}${isPercent}`}
          label={t(words.discountLabel)}
          name="discount"
          hint={
            isCapped
              ? say(words.discountCapped, {
                  most: num(data.mostDiscount),
                  amount: money(given, language),
                })
              : undefined
          }
          initial={value === 0 ? '' : `${num(value, 2)}${isPercent ? '%' : ''}`}
        />
        <Button type="submit" variant="quiet">
          {t(words.give)}
        </Button>
      </Entry>
    </details>
  );
}
