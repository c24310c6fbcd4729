import { bookingTours } from './booking.ts';
import { courierTours } from './courier.ts';
import { courseTours } from './course.ts';
import { diagnosticTours } from './diagnostic.ts';
import { newspaperTours } from './newspaper.ts';
import { officeTours } from './office.ts';
import { organisationTours } from './organisation.ts';
import { pharmacyTours } from './pharmacy.ts';
import { pipelineTours } from './pipeline.ts';
import { schoolTours } from './school.ts';
import { shopTours } from './shop.ts';
import { tillTours } from './till.ts';
import type { Tours } from './tour.ts';

/** A tour through every demo of the showroom. */
export const tours: Tours = {
  ...bookingTours,
  ...courierTours,
  ...courseTours,
  ...diagnosticTours,
  ...newspaperTours,
  ...officeTours,
  ...organisationTours,
  ...pharmacyTours,
  ...pipelineTours,
  ...schoolTours,
  ...shopTours,
  ...tillTours,
};
