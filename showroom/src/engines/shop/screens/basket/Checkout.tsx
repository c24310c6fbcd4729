import { type SubmitEvent, useRef, useState } from 'react';
import { goTo } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { taka } from '../../../../words/taka.ts';
import styles from './Checkout.module.css';
import { type CheckoutFault, faultsOfCheckout, wishOf } from './checkout.ts';
import { DayChoice } from '../DayChoice.tsx';
import { useShop } from '../../engine.ts';
import { placeOrder } from '../../steps/orders.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { SlotField } from './SlotField.tsx';
import { Sums } from './Sums.tsx';
import { words } from '../../words/words.ts';
import type { Payment } from '../../world.ts';

/** Where the order is brought, when, and how it is paid. */
export function Checkout() {
  const { data, world, change, translate, language, completeTask } = useShop();
  const { checkout } = data;
  const [faults, setFaults] = useState<readonly CheckoutFault[]>([]);
  const [payment, setPayment] = useState<Payment>(checkout.payments[0] ?? 'cash');
  const [area, setArea] = useState(checkout.areas[0]?.id ?? '');
  const form = useRef<HTMLFormElement>(null);
  const fee = checkout.areas.find(({ id }) => id === area)?.price ?? 0;
  const faultOf = (fault: CheckoutFault, sentence: Parameters<typeof translate>[0]) =>
    faults.includes(fault) ? translate(sentence) : undefined;
  const order = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const found = faultsOfCheckout(typed);
    setFaults(found);
    const [first] = found;
    if (first) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const wish = wishOf(typed);
    const isPreorder = world.basket.some(({ good: id }) =>
      data.goods.some((good) => good.id === id && good.preorder !== undefined),
    );
    let number = 0;
    const isPlaced = change((before) => {
      const after = placeOrder(before, data, wish, translate);
      number = after.orders[0]?.number ?? 0;
      return after;
    });
    if (!isPlaced) return;
    completeTask('ordered');
    if (isPreorder) completeTask('preordered');
    if (wish.months !== null) completeTask('instalments');
    goTo('orders', String(number));
  };
  return (
    <form className={styles.checkout} onSubmit={order} noValidate ref={form}>
      <Field
        label={translate(words.name)}
        name="name"
        autoComplete="name"
        error={faultOf('name', words.nameMissing)}
      />
      <Field
        label={translate(words.address)}
        name="address"
        autoComplete="street-address"
        error={faultOf('address', words.addressMissing)}
      />
      <Field
        label={translate(words.area)}
        name="area"
        options={checkout.areas.map(({ id, name, price }) => ({
          value: id,
          label: `${translate(name)} · ${taka(price, language)}`,
        }))}
        onChange={setArea}
      />
      <SlotField />
      <DayChoice />
      <Field
        label={translate(words.payment)}
        name="payment"
        options={checkout.payments.map((value) => ({ value, label: translate(words[value]) }))}
        onChange={(value) => setPayment(checkout.payments.find((one) => one === value) ?? payment)}
      />
      <PaymentFields
        payment={payment}
        error={faultOf('bkash', words.bkashWrong) ?? faultOf('card', words.cardWrong)}
      />
      <Sums fee={fee} payment={payment} />
      <Button type="submit">{translate(words.order)}</Button>
    </form>
  );
}
