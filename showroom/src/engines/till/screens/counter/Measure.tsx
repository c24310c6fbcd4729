import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { fieldNumber } from '../../../../words/amount.ts';
import { seeded } from '../../../../words/seeded.ts';
import type { Item } from '../../data.ts';
import { onBill, setQuantity } from '../../steps/bill.ts';
import { paisaOf } from '../../steps/money.ts';
import { thousandths, typedQuantity } from '../../steps/quantity.ts';
import { words } from '../../words/words.ts';
import { leftOf } from '../../world.ts';
import { useCounter } from '../AtCounter.tsx';
import { Icon } from '../Marks.tsx';
import styles from './Measure.module.css';

/** Asks how much of a good it is: from the scale, or typed. What is on the bill already is set anew. */
export function Measure({ item, close }: { item: Item; close: () => void }) {
  const till = useCounter();
  const { data, world, t, completeTask, act, money, quantity, perUnit, at, bill } = till;
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
  const before = onBill(bill, item.id);
  const isWeighed = data.hasScale && good.unit === 'kg';
  const reading = Math.round(400 + 1600 * seeded(`${item.id}${world.sales.length}`)());
  const first = before > 0 ? before : isWeighed ? reading : undefined;
  const put = (typed: FormData) => {
    const measured = typedQuantity(String(typed.get('quantity')), good);
    if (!act(setQuantity, at, item.id, measured)) return;
    const { weighs } = data;
    if (weighs && good.id === weighs.good && measured === thousandths(weighs.quantity)) {
      completeTask('weighed');
    }
    close();
  };
  return (
    <Entry ref={form} className={styles.measure} send={put}>
      <h3>{till.nameOf(item)}</h3>
      <p>
        {money(paisaOf(good.price))} / {perUnit(good)} · {t(words.left)}{' '}
        {quantity(leftOf(world, item.id), good)}
      </p>
      <Field
        label={`${t(isWeighed ? words.weight : words.howMuch)} (${till.unitName(good)})`}
        name="quantity"
        type="number"
        initial={first === undefined ? '' : fieldNumber(first / 1000, till.language)}
        hint={isWeighed && before === 0 ? t(words.scaleReads) : undefined}
      />
      <Row gap={2}>
        <Button type="submit">
          {isWeighed && <Icon of="scale" />}
          {t(before === 0 ? words.put : words.setIt)}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t(words.leaveIt)}
        </Button>
      </Row>
    </Entry>
  );
}
