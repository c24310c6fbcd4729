import type { Fault } from '@nokshi/server/desk/contract/content.ts';
import { isGroup, type Json, valueAt } from './json.ts';
import { isSamePath } from './paths.ts';

/** Whether nobody has filled a value in yet; words without their English are. */
const isEmpty = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isGroup(value) && 'en' in value && value['en'] === '');

/**
 * What is wrong, for owners: of what is empty the content check says more than they have to know.
 * @param empty what is said of it
 */
export function toldFaults(faults: readonly Fault[], values: Json, empty: string): Fault[] {
  const told = faults.map((fault) =>
    isEmpty(valueAt(values, fault.path)) ? { ...fault, message: empty } : fault,
  );
  const isSameFault = (one: Fault, other: Fault) =>
    one.message === other.message && isSamePath(one.path, other.path);
  return told.filter((fault, index) => told.findIndex((one) => isSameFault(one, fault)) === index);
}
