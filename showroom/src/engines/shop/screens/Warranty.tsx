import { plainSigns } from '@nokshi/forms/plain-signs.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { type Day, dateOf, dayOf } from '../../../words/days.ts';
import { goodOf } from '../data.ts';
import { useShop } from '../engine.ts';
import { type Found, findWarranty } from '../steps/warranty.ts';
import { words } from '../words/words.ts';
import { monthsOn } from './months.ts';
import styles from './Warranty.module.css';

/** A warranty looked up by serial number or IMEI. */
export function Warranty() {
  const { data, world, t, completeTask, screen } = useShop();
  const [asked, ask] = useState(screen[1] ?? '');
  const found =
    asked === '' && screen[1] === undefined ? undefined : findWarranty(world, data, asked);
  const check = (fields: FormData) => {
    const typed = plainSigns(String(fields.get('serial') ?? ''));
    ask(typed === '' ? ' ' : typed);
    if (findWarranty(world, data, typed).is === 'known') completeTask('warranty');
  };
  return (
    <div data-page="">
      <h2>{t(words.checkWarranty)}</h2>
      <Entry className={styles.form} send={check}>
        <Field label={t(words.serial)} name="serial" initial={asked} hint={t(words.serialHint)} />
        <Button type="submit">{t(words.search)}</Button>
      </Entry>
      <div role="status">{found && <Result found={found} />}</div>
      <ul className={styles.samples}>
        {data.sold.map(({ serial, good }) => (
          <li key={serial}>
            <code>{serial}</code> {t(goodOf(data, good).name)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Result({ found }: { found: Found }) {
  const { data, t, today, date, say } = useShop();
  if (found.is === 'empty') return <p>{t(words.serialEmpty)}</p>;
  if (found.is === 'noImei') return <p>{t(words.noImei)}</p>;
  if (found.is !== 'known') return <p>{t(words.serialUnknown)}</p>;
  const end = monthsOn(dateOf(found.day), found.months);
  const until = dayOf(end);
  const isValid = until >= dayOf(today);
  const inWords = (day: Day) => date(day, 'year');
  return (
    <div className={styles.result}>
      <h3>{t(goodOf(data, found.good).name)}</h3>
      <p>
        <b>{t(isValid ? words.valid : words.ended)}</b>
      </p>
      <p>
        {say(words.soldOn, { day: inWords(found.day) })} ·{' '}
        {say(words.until, { day: inWords(until) })}
      </p>
    </div>
  );
}
