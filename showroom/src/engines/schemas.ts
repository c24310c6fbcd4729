import { z } from 'zod';
import { bookingSchema } from './booking/schema.ts';
import { courierSchema } from './courier/schema.ts';
import { courseSchema } from './course/schema.ts';
import { diagnosticSchema } from './diagnostic/schema.ts';
import { newspaperSchema } from './newspaper/schema.ts';
import { officeSchema } from './office/schema.ts';
import { organisationSchema } from './organisation/schema.ts';
import { pharmacySchema } from './pharmacy/schema.ts';
import { pipelineSchema } from './pipeline/schema.ts';
import { schoolSchema } from './school/schema.ts';
import { shopSchema } from './shop/schema.ts';
import { tillSchema } from './till/schema.ts';

/** A demo of any engine: what its file showroom/demos/…/demo.yaml holds. */
export const demoSchema = z.discriminatedUnion('engine', [
  bookingSchema,
  courierSchema,
  courseSchema,
  diagnosticSchema,
  newspaperSchema,
  officeSchema,
  organisationSchema,
  pharmacySchema,
  pipelineSchema,
  schoolSchema,
  shopSchema,
  tillSchema,
]);

export type AnyDemo = z.output<typeof demoSchema>;
