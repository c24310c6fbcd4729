import common from './CourierDemo.module.css';
import { Rates } from './Rates.tsx';
import { useCourier } from './room.ts';
import { words } from './words.ts';

/** Every counter with its place, telephone and what a parcel to it costs. */
export function Counters() {
  const { say } = useCourier();
  return (
    <section className={common.sheet}>
      <h2>{say(words.counters)}</h2>
      <Rates />
    </section>
  );
}
