import type { SubmitEvent } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { addReview, hasBought, ratingOf } from '../../steps/reviews.ts';
import { words } from '../../words/words.ts';
import { isBangla } from '../front/spelling.ts';
import styles from './Reviews.module.css';
import { Stars } from './Stars.tsx';

/** What buyers say of a good. Only who has bought it is asked. */
export function Reviews({ good }: { good: Good }) {
  const { world, t, num, say } = useShop();
  const { stars, buyers } = ratingOf(world, good);
  const reviews = world.reviews.filter((one) => one.good === good.id);
  const rating = { stars: num(stars, 1), count: num(buyers) };
  return (
    <section className={styles.reviews} aria-label={t(words.reviews)}>
      {buyers > 0 && (
        <p className={styles.rating}>
          <b>{say(words.ratingFrom, rating)}</b>
          <Stars count={Math.round(stars)} />
        </p>
      )}
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li
            key={`${t(review.who)} ${t(review.words)}`}
            lang={isBangla(t(review.words)) ? 'bn' : 'en'}
          >
            <span>{t(review.words)}</span>
            <small>{review.isOwn ? t(words.you) : t(review.who)}</small>
          </li>
        ))}
      </ul>
      <OwnReview good={good} />
    </section>
  );
}

function OwnReview({ good }: { good: Good }) {
  const { world, login, t, completeTask, act, num } = useShop();
  if (world.reviews.some((one) => one.isOwn && one.good === good.id)) return null;
  if (login?.role !== 'user' || !hasBought(world, good.id)) {
    return <p className={styles.only}>{t(words.onlyBuyers)}</p>;
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const review = {
      good: good.id,
      words: String(typed.get('words') ?? ''),
      stars: Number(typed.get('stars')),
    };
    if (act(addReview, review)) completeTask('reviewed');
  };
  return (
    <form className={styles.own} onSubmit={send} noValidate>
      <Field
        label={t(words.stars)}
        name="stars"
        options={[5, 4, 3, 2, 1].map((count) => ({
          value: String(count),
          label: num(count),
        }))}
      />
      <Field label={t(words.review)} name="words" />
      <Button type="submit" variant="quiet">
        {t(words.reviewSend)}
      </Button>
    </form>
  );
}
