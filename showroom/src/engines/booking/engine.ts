import { makeEngine } from '../../runtime/engine.tsx';
import { bears } from '../bears.ts';
import { beginBooking } from './begin.ts';
import type { BookingData } from './data.ts';
import type { BookingWorld } from './world.ts';

export const { Provider: BookingProvider, useDemo: useBooking } = makeEngine<
  BookingData,
  BookingWorld
>({
  version: 3,
  bears: bears.booking,
  begin: beginBooking,
  schema: () => import('./world-schema.ts'),
});
