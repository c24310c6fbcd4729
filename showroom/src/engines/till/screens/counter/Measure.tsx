import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { fieldNumber } from '../../../../words/amount.ts';
import { seeded } from '../../../../words/seeded.ts';
import { type Item, nameOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { onBill, putOnBill, setQuantity } from '../../steps/bill.ts';
import { money, paisaOf } from '../../steps/money.ts';
import {
  perUnit,
  quantityText,
  thousandths,
  typedQuantity,
  unitName,
} from '../../steps/quantity.ts';
import { words } from '../../words/words.ts';
import { counterOf, leftOf } from '../../world.ts';
import { Icon } from '../Icon.tsx';
import styles from './Measure.module.css';

/** Asks how much of a good it is: from the scale, or typed. What is on the bill already is set anew. */
export function Measure({ item, at, close }: { item: Item; at: string; close: () => void }) {
  const { data, world, t, language, completeTask, step } = useTill();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = form.current?.querySelector('input');
    const last = document.activeElement;
    input?.focus();
    input?.select();
    form.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (last instanceof HTMLElement) last.focus();
    };
  }, []);
  const { good } = item;
  const { bill } = counterOf(world, at);
  const before = onBill(bill, item.id);
  const isWeighed = data.hasScale && good.unit === 'kg';
  const reading = Math.round(400 + 1600 * seeded(`${item.id}${world.sales.length}`)());
  const first = before > 0 ? before : isWeighed ? reading : undefined;
  const put = (typed: FormData) => {
    const quantity = typedQuantity(String(typed.get('quantity')), good);
    const isPut = step((premises, world) =>
      Number.isNaN(quantity) || onBill(counterOf(world, at).bill, item.id) === 0
        ? putOnBill(premises, world, at, item.id, quantity)
        : setQuantity(premises, world, at, item.id, quantity),
    );
    if (!isPut) return;
    const { weighs } = data;
    if (weighs && good.id === weighs.good && quantity === thousandths(weighs.quantity)) {
      completeTask('weighed');
    }
    close();
  };
  return (
    <Entry ref={form} className={styles.measure} send={put}>
      <h3>{nameOf(item, t)}</h3>
      <p>
        {money(paisaOf(good.price), language)} / {perUnit(good, language)} · {t(words.left)}{' '}
        {quantityText(leftOf(world, item.id), good, language)}
      </p>
      <Field
        label={`${t(isWeighed ? words.weight : words.howMuch)} (${unitName(good, language)})`}
        name="quantity"
        type="number"
        initial={first === undefined ? '' : fieldNumber(first / 1000, language)}
        hint={isWeighed && before === 0 ? t(words.scaleReads) : undefined}
      />
      <p className={styles.actions}>
        <Button type="submit">
          {isWeighed && <Icon of="scale" />}
          {t(before === 0 ? words.put : words.setIt)}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t(words.leaveIt)}
        </Button>
      </p>
    </Entry>
  );
}
