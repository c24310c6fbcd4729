import type { z } from 'zod';
import type { Fault } from '../../demo/references.ts';
import { minutesOf } from '../../words/clock.ts';
import type { booking, hours, trips } from './schema.ts';
import { timesOf } from './steps/slots.ts';

/** What is booked in a site, and when it may be. */
type Booked = {
  plan: z.output<typeof hours> | z.output<typeof trips>;
  bookings: z.output<typeof booking>[];
};

/** Bookings out of hours, and slots that are booked twice. */
export function* faultsOf({ plan, bookings }: Booked): Generator<Fault> {
  const slots = new Set<string>();
  for (const [at, one] of bookings.entries()) {
    const path = ['bookings', at];
    if ((plan.kind === 'hours') !== (one.time !== undefined)) {
      const message = 'needs a time where half-hours are booked, and none where trips are';
      yield { path, message };
    }
    if (plan.kind === 'trips' && !plan.days.includes(one.day)) {
      const message = `is on day ${one.day.slice(1)}; trips begin on: ${plan.days.map((day) => day.slice(1)).join(', ')}`;
      yield { path, message };
    }
    if (plan.kind === 'hours' && one.time !== undefined) {
      const minutes = minutesOf(one.time);
      // The demo begins on whatever weekday somebody opens it.
      const isOpen = plan.open
        .flatMap(({ weekdays }) => weekdays)
        .every((weekday) => timesOf(plan, weekday).includes(minutes));
      if (!isOpen) yield { path, message: `is at ${one.time}, when not every open day has a slot` };
    }
    const slot = `${one.place} ${one.day.slice(1)} ${one.time ?? ''}`;
    if (slots.has(slot)) {
      yield { path, message: `books ${slot} for a second time: choose a free one` };
    }
    slots.add(slot);
  }
}
