import { type ComponentProps, useState } from 'react';
import type { DemoText } from '../../../../demo/words.ts';
import { goTo } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { typedMeasure, typedNumber } from '../../../../words/amount.ts';
import { chargeFor, placeOf } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { type BookingField, book, bookingFaults, isWeight } from '../../steps/booking.ts';
import { words } from '../../words.ts';
import common from '../CourierDemo.module.css';
import styles from './Book.module.css';

/** Books one parcel; its note or label comes next. */
export function Book() {
  const { data, step, t, say, completeTask, login } = useCourier();
  const { way, places } = data;
  const isDoor = way.kind === 'door';
  const [faults, setFaults] = useState<ReturnType<typeof bookingFaults>>([]);
  const merchant = login?.role === 'Merchant' ? data.merchants[0] : undefined;
  const to = places.filter(({ id }) => isDoor || id !== way.origin);
  const [place, setPlace] = useState(to[0]?.id ?? '');
  const [typedKilos, setKilos] = useState('1');
  const kilos = typedMeasure(typedKilos);
  const target = placeOf(data, place);
  const send = (typed: FormData) => {
    const text = (name: string) => String(typed.get(name) ?? '');
    const booking = {
      merchant: merchant?.id ?? null,
      from: text('from'),
      fromPhone: text('fromPhone'),
      to: text('to'),
      phone: text('phone'),
      address: text('address'),
      place,
      pieces: typedNumber(text('pieces')),
      kilos,
      goods: isDoor ? typedNumber(text('goods')) : 0,
      isToPay: text('pays') === 'receiver',
    };
    const found = bookingFaults(booking);
    setFaults(found);
    if (found.length > 0) return;
    let number = '';
    const isBooked = step((premises, world) => {
      const after = book(premises, world, [booking]);
      number = after.parcels[0]?.number ?? '';
      return after;
    });
    if (!isBooked) return;
    completeTask('booked');
    goTo('note', number);
  };
  /** A field, and what is wrong with it. */
  const field = (
    name: BookingField,
    label: DemoText,
    more: Omit<ComponentProps<typeof Field>, 'name' | 'label'> = {},
  ) => {
    const fault = faults.find(([faulty]) => faulty === name);
    return <Field {...more} name={name} label={t(label)} error={fault && t(words[fault[1]])} />;
  };
  return (
    <Entry className={`${common.sheet} ${styles.form}`} send={send}>
      <h2>{t(words.bookOne)}</h2>
      {field('from', words.sender, { initial: merchant && t(merchant.name) })}
      {field('fromPhone', words.senderPhone, { type: 'tel', initial: merchant?.phone })}
      {field('to', words.receiver)}
      {field('phone', words.phone, { type: 'tel' })}
      {field('address', isDoor ? words.address : words.goodsInside)}
      {isDoor && field('goods', words.goods, { type: 'number' })}
      {field('pieces', words.pieceField, { type: 'number', initial: '1' })}
      <Field
        label={t(isDoor ? words.area : words.toCounter)}
        name="place"
        options={to.map(({ id, name, spot }) => ({
          value: id,
          label: isDoor ? t(name) : `${t(name)}, ${t(spot)}`,
        }))}
        onChange={setPlace}
      />
      {field('kilos', words.kiloField, { type: 'number', initial: '1', onChange: setKilos })}
      {!isDoor && (
        <Field
          label={t(words.whoPays)}
          name="pays"
          options={[
            { value: 'sender', label: t(words.senderPays) },
            { value: 'receiver', label: t(words.receiverPays) },
          ]}
        />
      )}
      <p role="status" data-stands>
        <b>
          {target && isWeight(kilos)
            ? say(words.costs, { charge: chargeFor(target, kilos) })
            : t(words.notKilos)}
        </b>
      </p>
      <Button type="submit">{t(words.bookOne)}</Button>
    </Entry>
  );
}
