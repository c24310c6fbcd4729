import { seeded } from '../../../words/seeded.ts';
import type { BookingWorld } from '../world.ts';

/** The code of the first booking. */
export const firstCode = 2041;

/** Four digits that are the same for the same booking each time. */
export const secretOf = (code: number): string =>
  String(1000 + Math.floor(seeded(`booking ${code}`)() * 9000));

/** The code of the next booking. */
export const nextCode = ({ bookings }: BookingWorld): number =>
  Math.max(firstCode, ...bookings.map(({ code }) => code)) + 1;
