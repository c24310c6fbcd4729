import { useCourier } from '../engine.ts';
import { words } from '../words.ts';
import common from './CourierDemo.module.css';
import { Rates } from './Rates.tsx';

/** Every counter with its place, telephone and what a parcel to it costs. */
export function Counters() {
  const { t } = useCourier();
  return (
    <section className={common.sheet}>
      <h2>{t(words.counters)}</h2>
      <Rates />
    </section>
  );
}
