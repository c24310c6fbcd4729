import { type SubmitEvent, useState } from 'react';
import { goTo } from '../../runtime/hash.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { typedNumber } from '../../words/amount.ts';
import { type BookFault, BookFields } from './BookFields.tsx';
import { book } from './booking.ts';
import common from './CourierDemo.module.css';
import { now } from './clock.ts';
import { useCourier } from './engine.ts';
import { phoneOf } from './order-sheet.ts';
import { useFilled } from './useWords.ts';
import { words } from './words.ts';
import { chargeFor } from './world.ts';

/** Books one parcel; its note or label comes next. */
export function Book() {
  const { data, change, translate, completeTask, login } = useCourier();
  const fill = useFilled();
  const { way, places } = data;
  const isDoor = way.kind === 'door';
  const [faults, setFaults] = useState<readonly BookFault[]>([]);
  const [merchant] = data.merchants;
  const to = places.filter(({ id }) => isDoor || id !== way.origin);
  const [place, setPlace] = useState(to[0]?.id ?? '');
  const [kilos, setKilos] = useState('1');
  const weight = typedNumber(kilos);
  const target = places.find(({ id }) => id === place);
  const isWeight = weight > 0 && weight <= 100;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    const goods = isDoor ? typedNumber(text('goods')) : 0;
    const pieces = typedNumber(text('pieces'));
    const found = (
      [
        ['from', text('from') !== ''],
        ['fromPhone', phoneOf(text('fromPhone'))],
        ['to', text('to') !== ''],
        ['phone', phoneOf(text('phone'))],
        ['address', text('address') !== ''],
        ['goods', Number.isInteger(goods) && goods >= 0],
        ['kilos', isWeight],
        ['pieces', Number.isInteger(pieces) && pieces > 0 && pieces <= 50],
      ] as const
    ).flatMap(([name, isRight]) => (isRight ? [] : [name]));
    setFaults(found);
    if (found.length > 0 || !merchant) return;
    const booking = {
      merchant: login?.role === 'Merchant' ? merchant.id : '',
      from: text('from'),
      fromPhone: phoneOf(text('fromPhone')) ?? '',
      to: text('to'),
      phone: phoneOf(text('phone')) ?? '',
      address: text('address'),
      place,
      pieces,
      kilos: Math.ceil(weight),
      goods,
      isToPay: text('pays') === 'receiver',
    };
    let number = '';
    const isBooked = change((before) => {
      const after = book(before, data, [booking], now(), translate(words.noPlace));
      number = after.parcels[0]?.number ?? '';
      return after;
    });
    if (!isBooked) return;
    completeTask('booked');
    goTo('note', number);
  };
  return (
    <form className={`${common.sheet} ${common.narrow}`} onSubmit={send} noValidate>
      <h2>{translate(words.bookOne)}</h2>
      <BookFields faults={faults} merchant={login?.role === 'Merchant' ? merchant : undefined} />
      <Field
        label={translate(isDoor ? words.area : words.toCounter)}
        name="place"
        options={to.map(({ id, name, spot }) => ({
          value: id,
          label: isDoor ? translate(name) : `${translate(name)}, ${translate(spot)}`,
        }))}
        onChange={setPlace}
      />
      <Field
        label={translate(words.kiloField)}
        name="kilos"
        type="number"
        initial="1"
        error={faults.includes('kilos') ? translate(words.notKilos) : undefined}
        onChange={setKilos}
      />
      {!isDoor && (
        <Field
          label={translate(words.whoPays)}
          name="pays"
          options={[
            { value: 'sender', label: translate(words.senderPays) },
            { value: 'receiver', label: translate(words.receiverPays) },
          ]}
        />
      )}
      <p role="status">
        <b>
          {target && isWeight
            ? fill('costs', { charge: chargeFor(target, weight) })
            : translate(words.notKilos)}
        </b>
      </p>
      <Button type="submit">{translate(words.bookOne)}</Button>
    </form>
  );
}
