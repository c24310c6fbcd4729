import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { payments, type SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { allStories } from '../../steps/stories.ts';
import { endSubscription, subscribe } from '../../steps/subscriptions.ts';
import { words } from '../../words/words.ts';
import { lastDayOf, runningSubscription } from '../../world.ts';
import { Box } from '../Box.tsx';
import styles from '../Form.module.css';
import { StoryList } from '../StoriesView.tsx';

type Props = { part: SectionOf<'subscription'> };

/** Becoming a subscriber by a test payment, and what that opens. */
export function SubscriptionPage({ part }: Props) {
  const { data, world, t, today } = useNewspaper();
  return (
    <>
      <h2>{t(part.title)}</h2>
      {runningSubscription(world, today) ? <Card /> : <SubscriptionForm part={part} />}
      <Box title={t(words.closedStories)}>
        <StoryList stories={allStories(data, world).filter(({ isClosed }) => isClosed)} isDated />
      </Box>
    </>
  );
}

function Card() {
  const { world, t, digits, today, step, businessName, taka, date } = useNewspaper();
  const own = runningSubscription(world, today);
  if (!own) return null;
  return (
    <Box title={businessName} look="framed" side={`${t(words.number)} ${digits(own.number)}`}>
      <p role="status">
        <b>{own.name}</b>
        <br />
        {t(words[own.payment])}: {taka(own.price)}
        <br />
        {t(words.until)} {date(lastDayOf(own), 'year')}
      </p>
      <p>
        <Button variant="quiet" onClick={() => step(endSubscription)}>
          {t(words.endIt)}
        </Button>
      </p>
    </Box>
  );
}

function SubscriptionForm({ part }: Props) {
  const { t, completeTask, act, taka } = useNewspaper();
  const send = (typed: (name: string) => string) => {
    const payment = payments.find((one) => one === typed('payment')) ?? 'bkash';
    const isDone = act(subscribe, { name: typed('name'), mobile: typed('mobile'), payment });
    if (isDone) completeTask('subscribed');
    return isDone;
  };
  return (
    <Form action={`${t(words.payNow)} ${taka(part.price)}`} send={send}>
      <p className={styles.total}>
        {taka(part.price)} {t(words.a30Days)}
      </p>
      <Field label={t(words.name)} name="name" autoComplete="name" />
      <Field
        label={t(words.mobile)}
        name="mobile"
        type="tel"
        hint={t(words.testHint)}
        autoComplete="tel-national"
      />
      <Field
        label={t(words.howToPay)}
        name="payment"
        initial="bkash"
        options={payments.map((one) => ({ value: one, label: t(words[one]) }))}
      />
    </Form>
  );
}
