import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { withAddresses } from '../../demo/picture.ts';
import { courierSchema } from './schema.ts';
import type { CourierWorld } from './world.ts';

/** The data of a demo of this engine, as its folder says, its pictures all one address. */
export function dataOf(name: string) {
  const file = join(import.meta.dirname, '../../../demos', name, 'demo.yaml');
  const given = courierSchema.parse(parse(readFileSync(file, 'utf8')));
  return withAddresses(given, () => '/picture.svg');
}

/** @throws when there is no parcel of that number */
export function parcelOf(world: CourierWorld, number: string) {
  const parcel = world.parcels.find((one) => one.number === number);
  if (!parcel) throw new Error(`no parcel ${number}`);
  return parcel;
}

export const moment = { day: 0, at: 600 };

/** What is said to somebody who can't get a parcel. */
export const refusals = {
  notHere: 'not here',
  wrongCode: 'wrong code',
  notAmount: 'not an amount',
  tooLittle: 'too little',
};
