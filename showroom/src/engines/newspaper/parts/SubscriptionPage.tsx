import type { SubmitEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { dayInWords } from '../../../words/days.ts';
import { taka } from '../../../words/taka.ts';
import { Box } from '../Box.tsx';
import type { PartOf } from '../data.ts';
import { digits } from '../dates.ts';
import styles from '../Form.module.css';
import { useNewspaper } from '../room.ts';
import { StoryList } from '../StoriesView.tsx';
import { allStories } from '../stories.ts';
import { endSubscription, lastDayOf, payments, subscribe } from '../subscriptions.ts';
import { words } from '../words.ts';

type Props = { part: PartOf<'subscription'> };

/** Becoming a subscriber by a test payment, and what that opens. */
export function SubscriptionPage({ part }: Props) {
  const { data, world, say } = useNewspaper();
  return (
    <>
      <h2>{say(part.title)}</h2>
      {world.subscriptions.length > 0 ? <Card /> : <SubscriptionForm part={part} />}
      <Box title={say(words.closedStories)}>
        <StoryList stories={allStories(data, world).filter(({ isClosed }) => isClosed)} isDated />
      </Box>
    </>
  );
}

function Card() {
  const { world, say, language, today, change, businessName } = useNewspaper();
  const [own] = world.subscriptions;
  if (!own) return null;
  return (
    <Box
      title={businessName}
      look="framed"
      side={`${say(words.number)} ${digits(own.number, language)}`}
    >
      <p role="status">
        <b>{own.name}</b>
        <br />
        {say(words[own.payment])}: {taka(own.price, language)}
        <br />
        {say(words.until)} {dayInWords(lastDayOf(own), today, language, 'year')}
      </p>
      <p>
        <Button variant="quiet" onClick={() => change(endSubscription)}>
          {say(words.endIt)}
        </Button>
      </p>
    </Box>
  );
}

function SubscriptionForm({ part }: Props) {
  const { say, language, change, reach } = useNewspaper();
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
        { noName: say(words.noName), mobile: say(words.notMobile) },
      ),
    );
    if (isDone) reach('subscribed');
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p className={styles.total}>
        {taka(part.price, language)} {say(words.a30Days)}
      </p>
      <Field label={say(words.name)} name="name" autoComplete="name" />
      <Field
        label={say(words.mobile)}
        name="mobile"
        type="tel"
        hint={say(words.testHint)}
        autoComplete="tel-national"
      />
      <Field
        label={say(words.howToPay)}
        name="payment"
        initial="bkash"
        options={payments.map((one) => ({ value: one, label: say(words[one]) }))}
      />
      <Button type="submit">
        {say(words.payNow)} {taka(part.price, language)}
      </Button>
    </form>
  );
}
