import { Refusal } from '../../../runtime/refuse.ts';
import type { Speak } from './basket.ts';
import { words } from '../words/words.ts';
import type { Good, Review, ShopWorld } from '../world.ts';

/** Whether the visitor has bought a good, and it has come. */
export const hasBought = ({ orders }: ShopWorld, good: string): boolean =>
  orders.some(
    ({ isOwn, state, lines }) =>
      isOwn && state === 'delivered' && lines.some((line) => line.good === good),
  );

/** @throws Refusal from anyone who has not bought the good, a second time, and without words */
export function addReview(world: ShopWorld, review: Omit<Review, 'isOwn'>, say: Speak): ShopWorld {
  if (!hasBought(world, review.good)) throw new Refusal(say(words.onlyBuyers));
  if (world.reviews.some(({ isOwn, good }) => isOwn && good === review.good)) {
    throw new Refusal(say(words.reviewedAlready));
  }
  if (String(review.words).trim() === '') throw new Refusal(say(words.reviewEmpty), 'words');
  return { ...world, reviews: [{ ...review, isOwn: true }, ...world.reviews] };
}

/** The mean of all stars and from how many buyers, those before the reviews that stand here included. */
export function ratingOf({ reviews }: ShopWorld, { id, rating, reviews: first }: Good) {
  const own = reviews.filter(({ good }) => good === id).slice(0, reviews.length);
  const added = own.length - (rating ? first.length : 0);
  const buyers = (rating?.buyers ?? 0) + added;
  const addedStars = (rating ? own.slice(0, added) : own).reduce(
    (sum, { stars }) => sum + stars,
    0,
  );
  const stars =
    buyers === 0 ? 0 : ((rating?.stars ?? 0) * (rating?.buyers ?? 0) + addedStars) / buyers;
  return { stars: Math.round(stars * 10) / 10, buyers };
}
