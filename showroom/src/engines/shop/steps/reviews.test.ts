import { describe, expect, it } from 'vitest';
import { beginShop } from '../begin.ts';
import { goodOf } from '../data.ts';
import { morning, premisesOf, shopForTest } from '../testing.ts';
import { setState } from './order-states.ts';
import { addReview, hasBought, ratingOf } from './reviews.ts';

const skincare = shopForTest('neem-shiuli');
const premises = premisesOf(skincare);
const world = beginShop(skincare, morning);
const review = { good: 'neem-face-wash', words: ' Good. ', stars: 3 };
const wash = goodOf(skincare, 'neem-face-wash');

describe('a review', () => {
  it('stands first, as the visitor’s own', () => {
    const [first, ...others] = addReview(premises, world, review).reviews;
    expect(first).toEqual({ ...review, words: 'Good.', who: '', isOwn: true });
    expect(others).toEqual(world.reviews);
  });

  it('is of what has come to the visitor', () => {
    const bought = (good: string, of = world) => hasBought(of, good);
    expect([bought('neem-face-wash'), bought('neem-soap')]).toEqual([true, true]);
    // Others have ordered these two, one of them on its way.
    expect([bought('shiuli-night-cream'), bought('hibiscus-oil')]).toEqual([false, false]);
    const sent = world.orders.find(({ state }) => state === 'sent');
    const come = setState(premises, world, sent?.number ?? 0, 'delivered');
    expect(bought('hibiscus-oil', come)).toBe(false);
    const orders = world.orders.map((one) => ({ ...one, isOwn: true }));
    expect(bought('hibiscus-oil', { ...world, orders })).toBe(false);
    expect(() => addReview(premises, world, { ...review, good: 'lip-balm' })).toThrow(
      /Only buyers/,
    );
  });

  it('is written once for each good', () => {
    const after = addReview(premises, world, review);
    expect(() => addReview(premises, after, review)).toThrow(/already/);
    const both = addReview(premises, after, { ...review, good: 'neem-soap' });
    expect(both.reviews.filter(({ isOwn }) => isOwn)).toHaveLength(2);
  });

  it('has words, and one to five stars', () => {
    const add = (part: Partial<typeof review>) => () =>
      addReview(premises, world, { ...review, ...part });
    expect(add({ words: ' ' })).toThrow(/few words/);
    expect(add({ words: ' ' })).toThrow(expect.objectContaining({ field: 'words' }));
    for (const stars of [0, 6, 2.5, Number.NaN]) {
      expect(add({ stars })).toThrow(/stars/);
      expect(add({ stars })).toThrow(expect.objectContaining({ field: 'stars' }));
    }
    for (const stars of [1, 2, 3, 4, 5]) expect(add({ stars })().reviews[0]?.stars).toBe(stars);
  });
});

describe('the stars of a good', () => {
  it('are those of all its buyers, the visitor included', () => {
    expect(ratingOf(world, wash)).toEqual({ stars: 4.8, buyers: 212 });
    const after = addReview(premises, world, review);
    expect(ratingOf(after, wash).buyers).toBe(213);
    const few = { ...wash, rating: { stars: 4.8, buyers: 3 } };
    expect(ratingOf(after, few)).toEqual({ stars: 4.4, buyers: 4 });
  });

  it('are those of its reviews where nobody counted before', () => {
    const unrated = { ...wash, rating: undefined };
    expect(ratingOf(world, unrated)).toEqual({ stars: 4.7, buyers: 3 });
    expect(ratingOf({ ...world, reviews: [] }, unrated)).toEqual({ stars: 0, buyers: 0 });
  });
});
