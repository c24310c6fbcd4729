import { plainSigns } from '@nokshi/forms/plain-signs.ts';
import { useState } from 'react';
import { goTo, screenHash } from '../../../runtime/hash.ts';
import { roleName } from '../../../shell/roles.ts';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { useCourier } from '../engine.ts';
import { words } from '../words.ts';
import common from './CourierDemo.module.css';
import styles from './Front.module.css';
import { Road } from './lorries/Road.tsx';
import { Rates } from './Rates.tsx';

/** What anybody sees first: where a parcel is, and the ways in for those who work with it. */
export function Front() {
  const { data, t, nameOf } = useCourier();
  const { way } = data;
  const lorry = way.kind === 'counter' ? way.lorries[0] : undefined;
  const [from, to] = [0, -1].map((index) => nameOf(lorry?.stops.at(index)?.place ?? ''));
  return (
    <>
      <section className={`${common.stage} ${styles.stage}`}>
        <Stack gap={2} className={styles.lead}>
          <h2>{t(data.motto)}</h2>
          <p>{t(data.about)}</p>
        </Stack>
        <img className={styles.scene} data-way={way.kind} {...data.scene} alt="" />
      </section>
      <div className={`${common.columns} ${styles.columns}`}>
        <Stack as="section" gap={5} className={common.sheet}>
          <Find />
          <Sides />
        </Stack>
        <Stack as="section" gap={4} className={common.sheet}>
          {lorry ? (
            <>
              <h3>
                {t(words.whereNow)}: {from} – {to}
              </h3>
              <Road lorry={lorry} hasMoney={false} />
            </>
          ) : (
            <Rates />
          )}
        </Stack>
      </div>
    </>
  );
}

function Find() {
  const { data, world, t, say } = useCourier();
  const { sample, prefix } = data;
  const [missing, setMissing] = useState('');
  const find = (fields: FormData) => {
    const typed = String(fields.get('number'));
    const digits = plainSigns(typed).replaceAll(/\D/g, '');
    const parcel = world.parcels.find(({ number }) => number === `${prefix}${digits}`);
    setMissing(parcel ? '' : typed || '…');
    if (parcel) goTo('track', parcel.number);
  };
  return (
    <Entry className={styles.form} send={find}>
      <Field
        label={t(words.number)}
        name="number"
        initial={sample}
        hint={say(words.like, { sample })}
        error={missing ? say(words.noParcel, { number: missing, sample }) : undefined}
      />
      <Button type="submit">{t(words.find)}</Button>
    </Entry>
  );
}

/** One press into each side of the demo. */
function Sides() {
  const { opened, t, language, logIn, isDoor } = useCourier();
  const sides = [
    ['Merchant', 'parcels', 'sideMerchant'],
    ['Admin', isDoor ? 'office' : 'lorries', 'sideOffice'],
    ['Rider', 'rider', isDoor ? 'sideRider' : 'sideCounter'],
  ] as const;
  return (
    <Stack>
      <h3>{t(words.sides)}</h3>
      <Stack as="ul" gap={2}>
        {sides.map(([role, way, name]) => (
          <li key={role}>
            <a
              className={common.tile}
              href={screenHash(way)}
              onClick={() => opened.logins.some((one) => one.role === role) && logIn(role)}
            >
              {t(words[name])} <small>{roleName(role, language)}</small>
            </a>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
