import { bookingTours } from './booking.ts';
import { courseTours } from './course.ts';
import { shopTours } from './shop.ts';
import type { Tours } from './tour.ts';

/** A tour through every demo of the showroom. */
export const tours: Tours = { ...bookingTours, ...courseTours, ...shopTours };
