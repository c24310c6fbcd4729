import { describe, expect, it } from 'vitest';
import { dataOn } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { beginCourier } from '../begin.ts';
import { courierSchema } from '../schema.ts';
import { dueOf } from '../words/due.ts';
import {
  type CourierWorld,
  loadOf,
  onLorry,
  onManifest,
  parcelOf,
  reachedBy,
  withParcel,
} from '../world.ts';
import { handOver } from './delivery.ts';
import { load, moveOn } from './routing.ts';

describe('a courier from counter to counter', () => {
  const data = dataOn('nodipath', courierSchema);
  const premises = premisesForTest(data);
  if (data.way.kind !== 'counter') throw new Error('nodipath has counters');
  const [onRoad, tonight, south] = data.way.lorries;
  if (!onRoad || !tonight || !south) throw new Error('nodipath has three lorries');
  const begin = () => beginCourier(data, premises.now);
  const booked = begin().parcels.find(
    ({ state, place }) => state === 'booked' && place === 'rangpur',
  );
  if (!booked) throw new Error('nothing is booked to Rangpur');

  it('shows the figures of its picture', () => {
    const at = (place: string) => loadOf(onManifest(begin(), onRoad.id, place));
    expect(loadOf(onManifest(begin(), onRoad.id))).toEqual({
      pieces: 184,
      kilos: 3200,
      cash: 50500,
    });
    expect(at('bogura')).toMatchObject({ pieces: 58, cash: 14250 });
    expect(at('rangpur')).toMatchObject({ pieces: 71, cash: 19860 });
    expect(at('dinajpur')).toMatchObject({ pieces: 55, cash: 16390 });
    expect(parcelOf(begin(), 'NP-88213')).toMatchObject({ code: '4072', cash: 480, pieces: 2 });
  });

  it('loads only on a lorry that still loads and stops there', () => {
    const put = (lorry: string, world = begin()) => load(premises, world, booked.number, lorry);
    expect(() => put(onRoad.id)).toThrow('has left');
    expect(() => put(south.id)).toThrow('does not stop there');
    const loaded = put(tonight.id);
    expect(onLorry(loaded, tonight.id)).toHaveLength(1);
    expect(() => put(tonight.id, loaded)).toThrow('already moved on');
  });

  it('loads up to the last kilo of a lorry and none above', () => {
    const heavy = (kilos: number) =>
      withParcel(begin(), booked.number, (parcel) => ({ ...parcel, kilos }));
    const put = (world: CourierWorld) => load(premises, world, booked.number, tonight.id);
    expect(onLorry(put(heavy(tonight.capacity)), tonight.id)).toHaveLength(1);
    expect(() => put(heavy(tonight.capacity + 1))).toThrow('too heavy');
  });

  it('unloads at each stop what is for it, and hands it over for the code', () => {
    const move = (world: CourierWorld, lorry = onRoad.id) => moveOn(premises, world, lorry);
    expect(() => move(begin(), tonight.id)).toThrow('Load something first');
    let world = move(begin());
    expect(loadOf(onLorry(world, onRoad.id)).pieces).toBe(126);
    world = move(move(world));
    expect(onLorry(world, onRoad.id)).toHaveLength(0);
    expect(reachedBy(move(world), onRoad.id)).toBeNull();
    const done = handOver(premises, world, 'NP-88213', { code: '\u200b৪０72\u2060', cash: 480 });
    expect(parcelOf(done, 'NP-88213')?.state).toBe('delivered');
  });

  it('says of a parcel that was handed over that its freight is paid', () => {
    const parcel = { cash: 480, charge: 120, state: 'hub' } as const;
    expect(dueOf(parcel, 'counter')).toEqual({ name: 'toPay', amount: 480 });
    expect(dueOf({ ...parcel, state: 'delivered' }, 'counter').name).toBe('paidByReceiver');
    expect(dueOf({ ...parcel, cash: 0 }, 'counter')).toEqual({ name: 'paid', amount: 120 });
    expect(dueOf({ ...parcel, state: 'delivered' }, 'door').name).toBe('collectedCash');
    expect(dueOf({ ...parcel, cash: 0 }, 'door')).toEqual({ name: 'cash', amount: 0 });
  });
});
