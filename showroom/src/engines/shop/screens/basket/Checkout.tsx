import { goTo } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { areaOf } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { keepDraft } from '../../steps/delivery.ts';
import { placeOrder, type Wish } from '../../steps/orders.ts';
import { words } from '../../words/words.ts';
import type { Draft } from '../../world.ts';
import { DayChoice } from '../DayChoice.tsx';
import styles from './Checkout.module.css';
import { PaymentFields } from './PaymentFields.tsx';
import { SlotField } from './SlotField.tsx';
import { Sums } from './Sums.tsx';

/** Where the order is brought, when, and how it is paid. What is written survives a reload. */
export function Checkout() {
  const { data, world, step, change, t, completeTask, taka } = useShop();
  const { checkout } = data;
  const { draft } = world;
  const payment = checkout.payments.find((one) => one === draft.payment) ?? checkout.payments[0];
  const area = areaOf(data, draft.area ?? '') ?? checkout.areas[0];
  const keep = (part: Partial<Draft>) => void change((before) => keepDraft(before, part));
  const order = (typed: FormData) => {
    const wish = wishOf(typed);
    const isPreorder = world.basket.some(({ good: id }) =>
      data.goods.some((good) => good.id === id && good.preorder !== undefined),
    );
    let number = 0;
    const isPlaced = step((premises, before) => {
      const after = placeOrder(premises, before, wish);
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
    <Entry className={styles.checkout} send={order}>
      <Field
        label={t(words.name)}
        name="name"
        autoComplete="name"
        initial={draft.name}
        onChange={(name) => keep({ name })}
      />
      <Field
        label={t(words.address)}
        name="address"
        autoComplete="street-address"
        initial={draft.address}
        onChange={(address) => keep({ address })}
      />
      <Field
        label={t(words.phone)}
        name="phone"
        type="tel"
        autoComplete="tel"
        hint={t(words.phoneHint)}
        initial={draft.phone}
        onChange={(phone) => keep({ phone })}
      />
      <Field
        label={t(words.area)}
        name="area"
        initial={area?.id}
        options={checkout.areas.map(({ id, name, price }) => ({
          value: id,
          label: `${t(name)} · ${taka(price)}`,
        }))}
        onChange={(value) => keep({ area: value })}
      />
      <SlotField choose={(slot) => keep({ slot })} />
      <DayChoice />
      <Field
        label={t(words.payment)}
        name="payment"
        initial={payment}
        options={checkout.payments.map((value) => ({ value, label: t(words[value]) }))}
        onChange={(value) =>
          keep({ payment: checkout.payments.find((one) => one === value) ?? null })
        }
      />
      <PaymentFields payment={payment ?? 'cash'} />
      <Sums fee={area?.price ?? 0} payment={payment ?? 'cash'} />
      <Button type="submit">{t(words.order)}</Button>
    </Entry>
  );
}

function wishOf(typed: FormData): Wish {
  const text = (name: string) => String(typed.get(name) ?? '');
  return {
    name: text('name'),
    address: text('address'),
    phone: text('phone'),
    area: text('area'),
    payment: text('payment'),
    payingNumber: text(text('payment')),
    months: Number(text('months')) || null,
    slot: typed.has('slot') ? text('slot') : null,
  };
}
