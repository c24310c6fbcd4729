import { oneOf } from '../../demo/one-of.ts';
import type { Kept } from '../../demo/world-schema.ts';
import type { StepOf } from '../../runtime/premises.ts';
import type { OfficeData } from './data.ts';
import type {
  cheque,
  invoice,
  line,
  order,
  output,
  shipment,
  stock,
  worldSchema,
} from './world-schema.ts';

export type OfficeWorld = Kept<typeof worldSchema>;
export type Line = Kept<typeof line>;
export type Stock = Kept<typeof stock>;
export type Order = Kept<typeof order>;
export type Invoice = Kept<typeof invoice>;
export type Cheque = Kept<typeof cheque>;
export type Shipment = Kept<typeof shipment>;
export type Output = Kept<typeof output>;

/** A step, by what it takes besides. */
export type Step<Args extends readonly unknown[]> = StepOf<OfficeData, OfficeWorld, Args>;

/** The person who sits at the desk. */
export const personAt = (data: OfficeData, { person }: OfficeWorld): OfficeData['people'][number] =>
  oneOf(data.people, person);
