import { describe, expect, it } from 'vitest';
import { dataOn, demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { beginCourier } from '../begin.ts';
import { courierSchema } from '../schema.ts';
import { type CourierWorld, onLorry, onManifest, parcelOf, reachedBy } from '../world.ts';
import { giveToRider, load, moveOn, takeIn } from './routing.ts';

describe('a parcel for the door', () => {
  const premises = premisesForTest(demoData('dakghuri', courierSchema));
  const world = beginCourier(premises.data, premises.now);

  it('goes from one rider to another, as from the hub', () => {
    for (const number of ['DG-70421', 'DG-70425']) {
      const after = giveToRider(premises, world, number, 'jewel');
      expect(parcelOf(after, number)).toMatchObject({ state: 'rider', carrier: 'jewel' });
    }
  });
});

describe('a lorry', () => {
  const data = dataOn('nodipath', courierSchema);
  const premises = premisesForTest(data);
  const begin = () => beginCourier(data, premises.now);
  const [onRoad, tonight] = data.way.kind === 'counter' ? data.way.lorries : [];
  if (!onRoad || !tonight) throw new Error('nodipath has two lorries to the north');
  const booked = begin().parcels.find(
    ({ state, place }) => state === 'booked' && place === 'rangpur',
  );
  if (!booked) throw new Error('nothing is booked to Rangpur');
  const loaded = () => load(premises, begin(), booked.number, tonight.id);
  const move = (world: CourierWorld, lorry: string, stops: number) => {
    let moved = world;
    for (let stop = 0; stop < stops; stop += 1) moved = moveOn(premises, moved, lorry);
    return moved;
  };

  it('takes no parcel that there is not, and nothing into a hub of riders', () => {
    expect(() => load(premises, begin(), 'NP-1', tonight.id)).toThrow('already moved on');
    expect(() => takeIn(premises, begin(), booked.number)).toThrow('already moved on');
  });

  it('leaves with its load, and drives on to its last stop when that is off', () => {
    const left = move(loaded(), tonight.id, 1);
    expect(reachedBy(left, tonight.id)).toBe(0);
    expect(onLorry(left, tonight.id)).toHaveLength(1);
    const last = tonight.stops.length - 1;
    const arrived = move(left, tonight.id, last);
    expect(reachedBy(arrived, tonight.id)).toBe(last);
    expect(parcelOf(arrived, booked.number)?.state).toBe('hub');
  });

  it('comes back from its last stop, empty, and takes the next load', () => {
    const arrived = move(loaded(), tonight.id, tonight.stops.length);
    const other = arrived.parcels.find(
      ({ state, place }) =>
        state === 'booked' && tonight.stops.some((stop) => stop.place === place),
    );
    const number = other?.number ?? '';
    expect(() => load(premises, arrived, number, tonight.id)).toThrow('has left');
    const back = moveOn(premises, arrived, tonight.id);
    expect(reachedBy(back, tonight.id)).toBeNull();
    expect(onManifest(back, tonight.id)).toEqual([]);
    expect(parcelOf(back, booked.number)).toMatchObject({ state: 'hub', carrier: null });
    expect(onLorry(load(premises, back, number, tonight.id), tonight.id)).toHaveLength(1);
  });

  it('unloads what it carries itself, not what another has for the same counter', () => {
    const after = move(loaded(), onRoad.id, onRoad.stops.length - 1 - (onRoad.reached ?? 0));
    expect(parcelOf(after, booked.number)).toMatchObject({ state: 'lorry', carrier: tonight.id });
    const waiting = begin().parcels.filter(({ state }) => state === 'booked');
    for (const { number } of waiting.filter((one) => one.number !== booked.number)) {
      expect(parcelOf(after, number)?.state).toBe('booked');
    }
  });
});
