import { plainSigns } from '@nokshi/forms/plain-signs.ts';
import { useState } from 'react';
import { goTo, screenHash } from '../../../runtime/hash.ts';
import { roleName } from '../../../shell/role-names.ts';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useCourier } from '../engine.ts';
import { useFilled } from '../words/useWords.ts';
import { words } from '../words.ts';
import common from './CourierDemo.module.css';
import styles from './Front.module.css';
import { Road } from './lorries/Road.tsx';
import { Rates } from './Rates.tsx';

/** What anybody sees first: where a parcel is, and the ways in for those who work with it. */
export function Front() {
  const { data, t } = useCourier();
  const { way } = data;
  const first = way.kind === 'counter' ? way.lorries[0] : undefined;
  const nameAt = (index: number) => {
    const stop = first?.stops.at(index);
    return t(data.places.find(({ id }) => id === stop?.place)?.name ?? '');
  };
  return (
    <>
      <section className={styles.stage} data-way={way.kind}>
        <div className={styles.lead}>
          <h2>{t(data.motto)}</h2>
          <p>{t(data.about)}</p>
        </div>
        <img className={styles.scene} {...data.scene} alt="" />
      </section>
      <div className={styles.columns}>
        <section className={`${common.sheet} ${styles.find}`}>
          <Find />
          <Sides />
        </section>
        <section className={common.sheet}>
          {first ? (
            <>
              <h3>
                {t(words.whereNow)}: {nameAt(0)} – {nameAt(-1)}
              </h3>
              <Road lorry={first} hasMoney={false} />
            </>
          ) : (
            <Rates />
          )}
        </section>
      </div>
    </>
  );
}

function Find() {
  const { data, world, t } = useCourier();
  const fill = useFilled();
  const [missing, setMissing] = useState('');
  const find = (fields: FormData) => {
    const typed = String(fields.get('number')).trim();
    const digits = plainSigns(typed).replaceAll(/\D/g, '');
    const parcel = world.parcels.find(({ number }) => number === `${data.prefix}${digits}`);
    setMissing(parcel ? '' : typed || '…');
    if (parcel) goTo('track', parcel.number);
  };
  return (
    <Entry className={styles.form} send={find}>
      <Field
        label={t(words.number)}
        name="number"
        initial={data.sample}
        hint={fill('like', { sample: data.sample })}
        error={missing ? fill('noParcel', { number: missing, sample: data.sample }) : undefined}
      />
      <Button type="submit">{t(words.find)}</Button>
    </Entry>
  );
}

/** One press into each side of the demo. */
function Sides() {
  const { data, opened, t, language, logIn } = useCourier();
  const isDoor = data.way.kind === 'door';
  const sides = [
    ['Merchant', 'parcels', 'sideMerchant'],
    ['Admin', isDoor ? 'office' : 'lorries', 'sideOffice'],
    ['Rider', 'rider', isDoor ? 'sideRider' : 'sideCounter'],
  ] as const;
  return (
    <div>
      <h3>{t(words.sides)}</h3>
      <ul className={styles.sides}>
        {sides.map(([role, way, name]) => (
          <li key={role}>
            <a
              href={screenHash(way)}
              onClick={() => opened.logins.some((one) => one.role === role) && logIn(role)}
            >
              {t(words[name])} <small>{roleName(role, language)}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
