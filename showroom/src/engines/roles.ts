import { role as diagnosticStaff } from './diagnostic/data.ts';
import { role as pharmacyStaff } from './pharmacy/data.ts';
import type { AnyDemo } from './schemas.ts';

/** Whom the screens of each engine let in: the gallery of a demo needs a login for each of them. */
export const rolesOf: Readonly<Record<AnyDemo['engine'], readonly string[]>> = {
  booking: [],
  courier: ['Admin', 'Merchant', 'Rider'],
  course: ['Student', 'admin'],
  diagnostic: [diagnosticStaff],
  newspaper: [],
  office: [],
  organisation: [],
  pharmacy: [pharmacyStaff],
  pipeline: [],
  school: ['Admin', 'Student'],
  shop: ['admin', 'user'],
  till: ['Admin'],
};
