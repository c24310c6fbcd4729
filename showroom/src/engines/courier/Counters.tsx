import common from './CourierDemo.module.css';
import { useCourier } from './engine.ts';
import { Rates } from './Rates.tsx';
import { words } from './words.ts';

/** Every counter with its place, telephone and what a parcel to it costs. */
export function Counters() {
  const { translate } = useCourier();
  return (
    <section className={common.sheet}>
      <h2>{translate(words.counters)}</h2>
      <Rates />
    </section>
  );
}
