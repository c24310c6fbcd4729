import { asciiDigits } from '@nokshi/forms/digits.ts';
import { type SubmitEvent, useState } from 'react';
import { filled } from '../../frame/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { dateOf, dayInWords } from '../../words/days.ts';
import { monthsOn } from './months.ts';
import { useShop } from './room.ts';
import styles from './Warranty.module.css';
import { type Found, findWarranty } from './warranty.ts';
import { words } from './words.ts';
import { goodOf } from './world.ts';

/** A warranty looked up by serial number or IMEI. */
export function Warranty() {
  const { data, world, say, reach, screen } = useShop();
  const [asked, ask] = useState(screen[1] ?? '');
  const found =
    asked === '' && screen[1] === undefined ? undefined : findWarranty(world, data, asked);
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = asciiDigits(String(new FormData(event.currentTarget).get('serial') ?? ''));
    ask(typed.trim() === '' ? ' ' : typed);
    if (findWarranty(world, data, typed).is === 'known') reach('warranty');
  };
  return (
    <div data-page="">
      <h2>{say(words.checkWarranty)}</h2>
      <form className={styles.form} onSubmit={check} noValidate>
        <Field
          label={say(words.serial)}
          name="serial"
          initial={asked}
          hint={say(words.serialHint)}
        />
        <Button type="submit">{say(words.search)}</Button>
      </form>
      <div role="status">{found && <Result found={found} />}</div>
      <ul className={styles.samples}>
        {data.sold.map(({ serial, good }) => (
          <li key={serial}>
            <code>{serial}</code> {say(goodOf(data, good).name)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Result({ found }: { found: Found }) {
  const { data, say, language, today } = useShop();
  if (found.is === 'empty') return <p>{say(words.serialEmpty)}</p>;
  if (found.is === 'noImei') return <p>{say(words.noImei)}</p>;
  if (found.is !== 'known') return <p>{say(words.serialUnknown)}</p>;
  const end = monthsOn(dateOf(found.day, today), found.months);
  const until = Math.round((end.getTime() - today.getTime()) / 86_400_000);
  const day = (offset: number) => dayInWords(offset, today, language, 'year');
  return (
    <div className={styles.result}>
      <h3>{say(goodOf(data, found.good).name)}</h3>
      <p>
        <b>{say(until >= 0 ? words.valid : words.ended)}</b>
      </p>
      <p>
        {filled(say(words.soldOn), { day: day(found.day) })} ·{' '}
        {filled(say(words.until), { day: day(until) })}
      </p>
    </div>
  );
}
