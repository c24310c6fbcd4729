import { refuse } from '../../../runtime/refuse.ts';
import type { Good } from '../data.ts';
import { words } from '../words/words.ts';
import type { Review, ShopWorld, Step } from '../world.ts';

/** Whether the visitor has bought a good, and it has come. */
export const hasBought = ({ orders }: ShopWorld, good: string): boolean =>
  orders.some(
    ({ isOwn, state, lines }) =>
      isOwn && state === 'delivered' && lines.some((line) => (line.instead ?? line.good) === good),
  );

/** @throws Refusal from anyone who has not bought the good, a second time, and without words or stars */
export const addReview: Step<
  [review: Pick<Review, 'good' | 'stars'> & { readonly words: string }]
> = ({ language }, world, review) => {
  if (!hasBought(world, review.good)) refuse(language, words.onlyBuyers);
  if (world.reviews.some(({ isOwn, good }) => isOwn && good === review.good)) {
    refuse(language, words.reviewedAlready);
  }
  if (![1, 2, 3, 4, 5].includes(review.stars)) refuse(language, words.starsMissing, {}, 'stars');
  const values = review.words.trim();
  if (values === '') refuse(language, words.reviewEmpty, {}, 'words');
  const own: Review = { ...review, words: values, who: '', isOwn: true };
  return { ...world, reviews: [own, ...world.reviews] };
};

/** The mean of all stars and from how many buyers, those before the reviews that stand here included. */
export function ratingOf({ reviews }: ShopWorld, { id, rating, reviews: first }: Good) {
  const here = reviews.filter(({ good }) => good === id);
  // The buyers of a rating include those whose reviews stand here from the beginning.
  const counted = rating ? here.slice(0, here.length - first.length) : here;
  const buyers = (rating?.buyers ?? 0) + counted.length;
  const before = (rating?.stars ?? 0) * (rating?.buyers ?? 0);
  const sum = counted.reduce((all, { stars }) => all + stars, before);
  return { stars: buyers === 0 ? 0 : Math.round((sum / buyers) * 10) / 10, buyers };
}
