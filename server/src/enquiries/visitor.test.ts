import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visitorOf } from './visitor.ts';

const hex = (group: number): string => group.toString(16);
const group = fc.integer({ min: 0, max: 0xffff });

describe('a visitor', () => {
  it('is the same in all of an IPv6 network, however the address is written', () => {
    const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (network, one, other) => {
        // What stands for IPv4 is told apart below.
        fc.pre(network.some((part) => part !== 0));
        const short = [...network, ...one].map(hex).join(':');
        const long = [...network, ...other]
          .map((part) => hex(part).padStart(4, '0').toUpperCase())
          .join(':');
        expect(visitorOf(long)).toBe(visitorOf(short));
        expect(visitorOf(`${short}%eth0`)).toBe(visitorOf(short));
      }),
    );
    expect(visitorOf('2001:db8::1')).toBe(visitorOf('2001:db8:0:0:ffff::2'));
    expect(visitorOf('2001:db8::1')).not.toBe(visitorOf('2001:db8:0:1::1'));
  });

  it('of IPv4 is the same inside IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
        const mapped = `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
        for (const written of [`::ffff:${address}`, `::FFFF:${mapped}`, `0:0:0:0:0:ffff:${mapped}`])
          expect(visitorOf(written)).toBe(visitorOf(address));
      }),
    );
  });

  it('can not be found out by trying addresses: many share each number', () => {
    const shared = new Map<number, number>();
    // A 256th of all there are in IPv4.
    for (let tried = 0; tried < 2 ** 20; tried += 1) {
      const address = `10.${tried >> 16}.${(tried >> 8) & 255}.${tried & 255}`;
      const visitor = visitorOf(address);
      shared.set(visitor, (shared.get(visitor) ?? 0) + 1);
    }
    expect(shared.size).toBeGreaterThan(65_000);
    expect(Math.max(...shared.keys())).toBeLessThan(2 ** 16);
  });

  it('is told from whatever a proxy passes on', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV6(), fc.ipV4Extended()), (address) => {
        expect(visitorOf(address)).toBeLessThan(2 ** 16);
      }),
    );
  });
});
