import type { SubmitEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { dayInWords } from '../../../words/days.ts';
import { taka } from '../../../words/taka.ts';
import { Box } from '../Box.tsx';
import type { PartOf } from '../data.ts';
import { digits } from '../dates.ts';
import { useNewspaper } from '../engine.ts';
import styles from '../Form.module.css';
import { StoryList } from '../StoriesView.tsx';
import { allStories } from '../stories.ts';
import { endSubscription, lastDayOf, payments, subscribe } from '../subscriptions.ts';
import { words } from '../words.ts';

type Props = { part: PartOf<'subscription'> };

/** Becoming a subscriber by a test payment, and what that opens. */
export function SubscriptionPage({ part }: Props) {
  const { data, world, translate } = useNewspaper();
  return (
    <>
      <h2>{translate(part.title)}</h2>
      {world.subscriptions.length > 0 ? <Card /> : <SubscriptionForm part={part} />}
      <Box title={translate(words.closedStories)}>
        <StoryList stories={allStories(data, world).filter(({ isClosed }) => isClosed)} isDated />
      </Box>
    </>
  );
}

function Card() {
  const { world, translate, language, today, change, businessName } = useNewspaper();
  const [own] = world.subscriptions;
  if (!own) return null;
  return (
    <Box
      title={businessName}
      look="framed"
      side={`${translate(words.number)} ${digits(own.number, language)}`}
    >
      <p role="status">
        <b>{own.name}</b>
        <br />
        {translate(words[own.payment])}: {taka(own.price, language)}
        <br />
        {translate(words.until)} {dayInWords(lastDayOf(own), today, language, 'year')}
      </p>
      <p>
        <Button variant="quiet" onClick={() => change(endSubscription)}>
          {translate(words.endIt)}
        </Button>
      </p>
    </Box>
  );
}

function SubscriptionForm({ part }: Props) {
  const { translate, language, change, completeTask } = useNewspaper();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const isDone = change((before) =>
      subscribe(
        before,
        part.price,
        {
          name: String(typed.get('name')),
          mobile: String(typed.get('mobile')),
          payment: payments.find((one) => one === typed.get('payment')) ?? 'bkash',
        },
        { noName: translate(words.noName), mobile: translate(words.notMobile) },
      ),
    );
    if (isDone) completeTask('subscribed');
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p className={styles.total}>
        {taka(part.price, language)} {translate(words.a30Days)}
      </p>
      <Field label={translate(words.name)} name="name" autoComplete="name" />
      <Field
        label={translate(words.mobile)}
        name="mobile"
        type="tel"
        hint={translate(words.testHint)}
        autoComplete="tel-national"
      />
      <Field
        label={translate(words.howToPay)}
        name="payment"
        initial="bkash"
        options={payments.map((one) => ({ value: one, label: translate(words[one]) }))}
      />
      <Button type="submit">
        {translate(words.payNow)} {taka(part.price, language)}
      </Button>
    </form>
  );
}
