import { goTo } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { areaOf, goodOf, slotsOf } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { isOver, keepDraft, openSlots } from '../../steps/delivery.ts';
import { placeOrder, type Wish } from '../../steps/orders.ts';
import { advanceOf, basketSum } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import type { Draft } from '../../world.ts';
import { DayChoice } from '../DayChoice.tsx';
import styles from './Checkout.module.css';
import { PaymentFields } from './PaymentFields.tsx';

/** What says who orders, and how browsers know it. */
const contact = [
  ['name', 'name'],
  ['address', 'street-address'],
  ['phone', 'tel'],
] as const;

/** Where the order is brought, when, and how it is paid. What is written survives a reload. */
export function Checkout() {
  const { data, world, step, change, t, completeTask, taka } = useShop();
  const { areas, payments, advance } = data.checkout;
  const { draft, basket } = world;
  const payment = payments.find((one) => one === draft.payment) ?? payments[0] ?? 'cash';
  const area = areaOf(data, draft.area ?? '') ?? areas[0];
  const sum = basketSum(data, basket);
  const fee = area?.price ?? 0;
  const total = sum + fee;
  const now = payment === 'cash' ? 0 : advanceOf(total, advance);
  const isParted = now !== total && now > 0;
  const keep = (part: Partial<Draft>) => void change((before) => keepDraft(before, part));
  const order = (typed: FormData) => {
    const wish = wishOf(typed);
    const isPreorder = basket.some(({ good }) => goodOf(data, good).preorder !== undefined);
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
      {contact.map(([name, autoComplete]) => (
        <Field
          key={name}
          label={t(words[name])}
          name={name}
          type={name === 'phone' ? 'tel' : 'text'}
          autoComplete={autoComplete}
          hint={name === 'phone' ? t(words.phoneHint) : undefined}
          initial={draft[name]}
          onChange={(value) => keep({ [name]: value })}
        />
      ))}
      <Field
        label={t(words.area)}
        name="area"
        initial={area?.id}
        options={areas.map(({ id, name, price }) => ({
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
        options={payments.map((value) => ({ value, label: t(words[value]) }))}
        onChange={(value) => keep({ payment: payments.find((one) => one === value) ?? null })}
      />
      <PaymentFields payment={payment} />
      <Sums
        className={styles.sums}
        rows={[
          [t(words.sum), taka(sum)],
          [t(words.delivery), taka(fee)],
          [t(words.total), taka(total), 'total'],
          isParted && [t(words.payNow), <b key="now">{taka(now)}</b>],
          isParted && [t(words.payLater), taka(total - now)],
        ]}
      />
      <Button type="submit">{t(words.order)}</Button>
    </Entry>
  );
}

/** The hours in which an order can be brought; where none are chosen, when it comes. */
function SlotField({ choose }: { choose: (slot: string) => void }) {
  const { data, world, premises, t, slotInWords } = useShop();
  const { delivery } = data.checkout;
  if (delivery.kind === 'soon') return <p>{t(delivery.words)}</p>;
  if (delivery.kind === 'day') return null;
  const open = openSlots(premises, world);
  const chosen = open.find(({ id }) => id === world.draft.slot) ?? open[0];
  const nameOf = (slot: (typeof open)[number]) => {
    if (open.includes(slot)) return slotInWords(slot);
    return `${slotInWords(slot)} (${t(isOver(slot, premises.now) ? words.over : words.full)})`;
  };
  return (
    <Field
      label={t(words.slot)}
      name="slot"
      initial={chosen?.id}
      options={slotsOf(data).map((slot) => ({ value: slot.id, label: nameOf(slot) }))}
      onChange={choose}
    />
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
