import type { SubmitEvent } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { numeral } from '../../../../words/taka.ts';
import { useTill } from '../../engine.ts';
import { setDiscount } from '../../steps/discount.ts';
import { words } from '../../words/words.ts';
import type { Bill } from '../../world.ts';
import { useSteps } from '../useCounterId.ts';
import styles from './Discount.module.css';

/** Takes a percentage or an amount off the whole bill. */
export function Discount({ at, bill }: { at: string; bill: Bill }) {
  const { translate, language } = useTill();
  const { step } = useSteps();
  const { value, isPercent } = bill.discount;
  const give = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('discount'));
    step((till, before) => setDiscount(till, before, at, typed));
  };
  return (
    <details className={styles.discount} open={value > 0 || undefined}>
      <summary>{translate(words.discount)}</summary>
      <form onSubmit={give} noValidate>
        <Field
          key={`${value}${isPercent}`}
          label={translate(words.discountLabel)}
          name="discount"
          initial={value === 0 ? '' : `${numeral(value, language, 2)}${isPercent ? '%' : ''}`}
        />
        <Button type="submit" variant="quiet">
          {translate(words.give)}
        </Button>
      </form>
    </details>
  );
}
