import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { dayOf } from '../../../words/days.ts';
import { useShop } from '../engine.ts';
import { type Found, findWarranty, monthsOn } from '../steps/warranty.ts';
import { words } from '../words/words.ts';
import shop from './shop.module.css';
import styles from './Warranty.module.css';

const unfound = {
  empty: words.serialEmpty,
  noImei: words.noImei,
  unknown: words.serialUnknown,
};

/** A warranty looked up by serial number or IMEI. */
export function Warranty() {
  const { data, world, t, completeTask, screen, nameOf } = useShop();
  const [asked, ask] = useState(screen[1]);
  const check = (typed: (name: string) => string) => {
    const serial = typed('serial');
    ask(serial);
    if (findWarranty(world, data, serial).is === 'known') completeTask('warranty');
    return false;
  };
  return (
    <div data-page="">
      <h2>{t(words.checkWarranty)}</h2>
      <div className={styles.form}>
        <Form action={t(words.search)} send={check}>
          <Field label={t(words.serial)} name="serial" initial={asked} hint={t(words.serialHint)} />
        </Form>
      </div>
      <div role="status">
        {asked !== undefined && <Result found={findWarranty(world, data, asked)} />}
      </div>
      <ul className={`${shop.soft} ${styles.samples}`}>
        {data.sold.map(({ serial, good }) => (
          <li key={serial}>
            <code>{serial}</code> {nameOf(good)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Result({ found }: { found: Found }) {
  const { t, today, date, say, nameOf } = useShop();
  if (found.is !== 'known') return <p>{t(unfound[found.is])}</p>;
  const until = monthsOn(found.day, found.months);
  return (
    <div className={styles.result}>
      <h3>{nameOf(found.good)}</h3>
      <p>
        <b>{t(until >= dayOf(today) ? words.valid : words.ended)}</b>
      </p>
      <p>
        {say(words.soldOn, { day: date(found.day, 'year') })} ·{' '}
        {say(words.until, { day: date(until, 'year') })}
      </p>
    </div>
  );
}
