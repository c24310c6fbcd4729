import { makeRoom } from '../../room/room.tsx';
import type { BookingData } from './data.ts';
import { type BookingWorld, beginBooking } from './world.ts';

export const { Room: BookingRoom, useRoom: useBooking } = makeRoom<BookingData, BookingWorld>(
  1,
  beginBooking,
);
