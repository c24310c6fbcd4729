import { z } from 'zod';
import { faultsOfReferences } from '../demo/references.ts';
import { bookingSchema } from './booking/schema.ts';
import { courierSchema } from './courier/schema.ts';
import { courseSchema } from './course/schema.ts';
import { role as diagnosticStaff } from './diagnostic/data.ts';
import { diagnosticSchema } from './diagnostic/schema.ts';
import { newspaperSchema } from './newspaper/schema.ts';
import { officeSchema } from './office/schema.ts';
import { organisationSchema } from './organisation/schema.ts';
import { role as pharmacyStaff } from './pharmacy/data.ts';
import { pharmacySchema } from './pharmacy/schema.ts';
import { pipelineSchema } from './pipeline/schema.ts';
import { schoolSchema } from './school/schema.ts';
import { shopSchema } from './shop/schema.ts';
import { tillSchema } from './till/schema.ts';

/**
 * Every engine: the schema of its demos' files, showroom/demos/…/demo.yaml, and whom its screens let in,
 * for the gallery of a demo needs a login for each of these roles.
 */
const engines = {
  booking: { schema: bookingSchema, roles: [] },
  courier: { schema: courierSchema, roles: ['Admin', 'Merchant', 'Rider'] },
  course: { schema: courseSchema, roles: ['Student', 'admin'] },
  diagnostic: { schema: diagnosticSchema, roles: [diagnosticStaff] },
  newspaper: { schema: newspaperSchema, roles: [] },
  office: { schema: officeSchema, roles: [] },
  organisation: { schema: organisationSchema, roles: [] },
  pharmacy: { schema: pharmacySchema, roles: [pharmacyStaff] },
  pipeline: { schema: pipelineSchema, roles: [] },
  school: { schema: schoolSchema, roles: ['Admin', 'Student'] },
  shop: { schema: shopSchema, roles: ['admin', 'user'] },
  till: { schema: tillSchema, roles: ['Admin'] },
} as const;

type EngineName = keyof typeof engines;
type EngineSchema = (typeof engines)[EngineName]['schema'];

/** A demo of any engine. */
export type AnyDemo = z.output<EngineSchema>;

const anyDemo = z.discriminatedUnion(
  'engine',
  Object.values(engines).map(({ schema }) => schema) as unknown as [
    EngineSchema,
    ...EngineSchema[],
  ],
);

/** What the file of a demo of any engine holds, where each name leads somewhere. */
export const demoSchema = anyDemo.superRefine((demo, context) => {
  for (const { path, message } of faultsOfReferences(anyDemo, demo)) {
    context.addIssue({ code: 'custom', path: [...path], message });
  }
});

/** Whom the screens of an engine let in. */
export const rolesOf = (engine: EngineName): readonly string[] => engines[engine].roles;

export const engineNames = Object.keys(engines) as EngineName[];
