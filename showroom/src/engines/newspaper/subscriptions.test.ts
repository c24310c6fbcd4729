import { describe, expect, it } from 'vitest';
import { endSubscription, subscribe } from './subscriptions.ts';
import { dataOf } from './testing.ts';
import { beginNewspaper } from './world.ts';

describe('a subscription', () => {
  const world = beginNewspaper(dataOf('khatian'));
  const sentences = { noName: 'no name', mobile: 'mobile' };
  const typed = { name: 'Rahima', mobile: '01712345678', payment: 'bkash' as const };

  it('is one, can be ended, and needs a name and a number', () => {
    const paid = subscribe(subscribe(world, 150, typed, sentences), 150, typed, sentences);
    expect(paid.subscriptions).toHaveLength(1);
    expect(endSubscription(paid).subscriptions).toEqual([]);
    expect(() => subscribe(world, 150, { ...typed, name: ' ' }, sentences)).toThrow('no name');
    expect(() => subscribe(world, 150, { ...typed, mobile: 'x' }, sentences)).toThrow('mobile');
  });
});
