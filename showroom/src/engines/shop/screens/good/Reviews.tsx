import type { SubmitEvent } from 'react';
import { filled } from '../../../../shell/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { numeral } from '../../../../words/taka.ts';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { addReview, hasBought, ratingOf } from '../../steps/reviews.ts';
import { words } from '../../words/words.ts';
import { isBangla } from '../front/spelling.ts';
import styles from './Reviews.module.css';
import { Stars } from './Stars.tsx';

/** What buyers say of a good. Only who has bought it is asked. */
export function Reviews({ good }: { good: Good }) {
  const { world, translate, language } = useShop();
  const { stars, buyers } = ratingOf(world, good);
  const reviews = world.reviews.filter((one) => one.good === good.id);
  const rating = { stars: numeral(stars, language, 1), count: numeral(buyers, language) };
  return (
    <section className={styles.reviews} aria-label={translate(words.reviews)}>
      {buyers > 0 && (
        <p className={styles.rating}>
          <b>{filled(translate(words.ratingFrom), rating)}</b>
          <Stars count={Math.round(stars)} />
        </p>
      )}
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li
            key={`${translate(review.who)} ${translate(review.words)}`}
            lang={isBangla(translate(review.words)) ? 'bn' : 'en'}
          >
            <span>{translate(review.words)}</span>
            <small>{review.isOwn ? translate(words.you) : translate(review.who)}</small>
          </li>
        ))}
      </ul>
      <OwnReview good={good} />
    </section>
  );
}

function OwnReview({ good }: { good: Good }) {
  const { world, login, step, translate, completeTask, language } = useShop();
  if (world.reviews.some((one) => one.isOwn && one.good === good.id)) return null;
  if (login?.role !== 'user' || !hasBought(world, good.id)) {
    return <p className={styles.only}>{translate(words.onlyBuyers)}</p>;
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const review = {
      good: good.id,
      words: String(typed.get('words') ?? ''),
      stars: Number(typed.get('stars')),
    };
    if (step((premises, before) => addReview(premises, before, review))) completeTask('reviewed');
  };
  return (
    <form className={styles.own} onSubmit={send} noValidate>
      <Field
        label={translate(words.stars)}
        name="stars"
        options={[5, 4, 3, 2, 1].map((count) => ({
          value: String(count),
          label: numeral(count, language),
        }))}
      />
      <Field label={translate(words.review)} name="words" />
      <Button type="submit" variant="quiet">
        {translate(words.reviewSend)}
      </Button>
    </form>
  );
}
