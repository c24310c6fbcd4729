import { bookingTours } from './booking.ts';
import { diagnosticTours } from './diagnostic.ts';
import { officeTours } from './office.ts';
import { pharmacyTours } from './pharmacy.ts';
import { pipelineTours } from './pipeline.ts';
import { schoolTours } from './school.ts';
import type { Tours } from './tour.ts';

/** A tour through every demo of the showroom. */
export const tours: Tours = {
  ...bookingTours,
  ...diagnosticTours,
  ...officeTours,
  ...pharmacyTours,
  ...pipelineTours,
  ...schoolTours,
};
