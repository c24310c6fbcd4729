import { useState } from 'react';
import { goTo } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { typedMeasure, typedNumber } from '../../../../words/amount.ts';
import { chargeFor } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { type BookingField, book, bookingFaults, isWeight } from '../../steps/booking.ts';
import { useFilled } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import common from '../CourierDemo.module.css';
import { BookFields } from './BookFields.tsx';

/** Books one parcel; its note or label comes next. */
export function Book() {
  const { data, step, t, completeTask, login } = useCourier();
  const fill = useFilled();
  const { way, places } = data;
  const isDoor = way.kind === 'door';
  const [faults, setFaults] = useState<readonly BookingField[]>([]);
  const [merchant] = data.merchants;
  const to = places.filter(({ id }) => isDoor || id !== way.origin);
  const [place, setPlace] = useState(to[0]?.id ?? '');
  const [kilos, setKilos] = useState('1');
  const weight = typedMeasure(kilos);
  const target = places.find(({ id }) => id === place);
  const send = (typed: FormData) => {
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    const booking = {
      merchant: login?.role === 'Merchant' && merchant ? merchant.id : null,
      from: text('from'),
      fromPhone: text('fromPhone'),
      to: text('to'),
      phone: text('phone'),
      address: text('address'),
      place,
      pieces: typedNumber(text('pieces')),
      kilos: weight,
      goods: isDoor ? typedNumber(text('goods')) : 0,
      isToPay: text('pays') === 'receiver',
    };
    const found = bookingFaults(booking).map(([field]) => field);
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
  return (
    <Entry className={`${common.sheet} ${common.narrow}`} send={send}>
      <h2>{t(words.bookOne)}</h2>
      <BookFields faults={faults} merchant={login?.role === 'Merchant' ? merchant : undefined} />
      <Field
        label={t(isDoor ? words.area : words.toCounter)}
        name="place"
        options={to.map(({ id, name, spot }) => ({
          value: id,
          label: isDoor ? t(name) : `${t(name)}, ${t(spot)}`,
        }))}
        onChange={setPlace}
      />
      <Field
        label={t(words.kiloField)}
        name="kilos"
        type="number"
        initial="1"
        error={faults.includes('kilos') ? t(words.notKilos) : undefined}
        onChange={setKilos}
      />
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
      <p role="status">
        <b>
          {target && isWeight(weight)
            ? fill('costs', { charge: chargeFor(target, weight) })
            : t(words.notKilos)}
        </b>
      </p>
      <Button type="submit">{t(words.bookOne)}</Button>
    </Entry>
  );
}
