import { describe, expect, it } from 'vitest';
import { handOver } from './delivery.ts';
import { load, loadOf, moveOn, onLorry, onManifest } from './routing.ts';
import { dataOf, moment, parcelOf, refusals } from './testing.ts';
import { beginCourier } from './world.ts';

describe('a courier from counter to counter', () => {
  const data = dataOf('nodipath');
  if (data.way.kind !== 'counter') throw new Error('nodipath has counters');
  const [onRoad, tonight, south] = data.way.lorries;
  if (!onRoad || !tonight || !south) throw new Error('nodipath has three lorries');
  const begin = () => beginCourier(data);
  const sentences = { gone: 'gone', left: 'left', noStop: 'no stop', full: 'full' };
  const moves = { atEnd: 'at end', nothing: 'nothing' };
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

  it('loads only on a lorry that still loads, stops there and has room', () => {
    const put = (lorry: typeof onRoad, world = begin()) =>
      load(world, booked.number, lorry, moment, sentences);
    expect(() => put(onRoad)).toThrow('left');
    expect(() => put(south)).toThrow('no stop');
    expect(() => put({ ...tonight, capacity: 1 })).toThrow('full');
    const loaded = put(tonight);
    expect(onLorry(loaded, tonight.id)).toHaveLength(1);
    expect(() => put(tonight, loaded)).toThrow('gone');
  });

  it('unloads at each stop what is for it, and hands it over for the code', () => {
    expect(() => moveOn(begin(), tonight, moment, moves)).toThrow('nothing');
    let world = moveOn(begin(), onRoad, moment, moves);
    expect(loadOf(onLorry(world, onRoad.id)).pieces).toBe(126);
    world = moveOn(moveOn(world, onRoad, moment, moves), onRoad, moment, moves);
    expect(onLorry(world, onRoad.id)).toHaveLength(0);
    expect(() => moveOn(world, onRoad, moment, moves)).toThrow('at end');
    const done = handOver(
      world,
      'NP-88213',
      { code: '৪০৭২', cash: 480, kind: 'counter' },
      moment,
      refusals,
    );
    expect(parcelOf(done, 'NP-88213').state).toBe('delivered');
  });
});
