import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { addReview, hasBought, ratingOf } from '../../steps/reviews.ts';
import { words } from '../../words/words.ts';
import { isBangla } from '../front/spelling.ts';
import shop from '../shop.module.css';
import styles from './Reviews.module.css';

const star = 'M12 2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.2 5.9 20.6l1.4-6.8L2.2 9.1l6.9-.8z';

/** What buyers say of a good. Only who has bought it is asked. */
export function Reviews({ good }: { good: Good }) {
  const { world, t, say } = useShop();
  const { stars, buyers } = ratingOf(world, good);
  const reviews = world.reviews.filter((one) => one.good === good.id);
  return (
    <Stack as="section" aria-label={t(words.reviews)}>
      {buyers > 0 && (
        <Row as="p">
          <b>{say(words.ratingFrom, { stars, count: buyers })}</b>
          <svg className={styles.stars} aria-hidden="true" viewBox="0 0 120 24">
            {[0, 1, 2, 3, 4].map((at) => (
              <path
                key={at}
                d={star}
                transform={`translate(${at * 24} 0)`}
                data-on={at < Math.round(stars) || undefined}
              />
            ))}
          </svg>
        </Row>
      )}
      <Stack as="ul" gap={2}>
        {reviews.map((review) => (
          <Row
            as="li"
            isApart
            gap={2}
            key={`${t(review.who)} ${t(review.words)}`}
            className={styles.review}
            lang={isBangla(t(review.words)) ? 'bn' : 'en'}
          >
            <span>{t(review.words)}</span>
            <small>{review.isOwn ? t(words.you) : t(review.who)}</small>
          </Row>
        ))}
      </Stack>
      <OwnReview good={good} />
    </Stack>
  );
}

function OwnReview({ good }: { good: Good }) {
  const { world, login, t, completeTask, act, num } = useShop();
  if (world.reviews.some((one) => one.isOwn && one.good === good.id)) return null;
  if (login?.role !== 'user' || !hasBought(world, good.id)) {
    return <p className={shop.soft}>{t(words.onlyBuyers)}</p>;
  }
  const send = (typed: FormData) => {
    const review = {
      good: good.id,
      words: String(typed.get('words') ?? ''),
      stars: Number(typed.get('stars')),
    };
    if (act(addReview, review)) completeTask('reviewed');
  };
  return (
    <Entry className={styles.own} send={send}>
      <Field
        label={t(words.stars)}
        name="stars"
        options={[5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: num(count) }))}
      />
      <Field label={t(words.review)} name="words" />
      <Button type="submit" variant="quiet">
        {t(words.reviewSend)}
      </Button>
    </Entry>
  );
}
