import { makeEngine } from '../../runtime/engine.tsx';
import type { BookingData } from './data.ts';
import { type BookingWorld, beginBooking } from './world.ts';

export const { Provider: BookingProvider, useDemo: useBooking } = makeEngine<
  BookingData,
  BookingWorld
>({ version: 1, begin: beginBooking });
