import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { dayInWords } from '../../../../words/days.ts';
import { taka } from '../../../../words/taka.ts';
import { payments, type SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { allStories } from '../../steps/stories.ts';
import { endSubscription, subscribe } from '../../steps/subscriptions.ts';
import { businessWords } from '../../words/business-words.ts';
import { digits } from '../../words/dates.ts';
import { districtWords } from '../../words/district-words.ts';
import { lastDayOf, runningSubscription } from '../../world.ts';
import { Box } from '../Box.tsx';
import styles from '../Form.module.css';
import { StoryList } from '../StoriesView.tsx';

type Props = { part: SectionOf<'subscription'> };

/** Becoming a subscriber by a test payment, and what that opens. */
export function SubscriptionPage({ part }: Props) {
  const { data, world, translate, today } = useNewspaper();
  return (
    <>
      <h2>{translate(part.title)}</h2>
      {runningSubscription(world, today) ? <Card /> : <SubscriptionForm part={part} />}
      <Box title={translate(businessWords.closedStories)}>
        <StoryList stories={allStories(data, world).filter(({ isClosed }) => isClosed)} isDated />
      </Box>
    </>
  );
}

function Card() {
  const { world, translate, language, today, step, businessName } = useNewspaper();
  const own = runningSubscription(world, today);
  if (!own) return null;
  return (
    <Box
      title={businessName}
      look="framed"
      side={`${translate(districtWords.number)} ${digits(own.number, language)}`}
    >
      <p role="status">
        <b>{own.name}</b>
        <br />
        {translate(businessWords[own.payment])}: {taka(own.price, language)}
        <br />
        {translate(businessWords.until)} {dayInWords(lastDayOf(own), language, 'year')}
      </p>
      <p>
        <Button variant="quiet" onClick={() => step(endSubscription)}>
          {translate(businessWords.endIt)}
        </Button>
      </p>
    </Box>
  );
}

function SubscriptionForm({ part }: Props) {
  const { translate, language, step, completeTask } = useNewspaper();
  const send = (typed: FormData) => {
    const payment = payments.find((one) => one === typed.get('payment')) ?? 'bkash';
    const [name, mobile] = [String(typed.get('name')), String(typed.get('mobile'))];
    const isDone = step((premises, before) =>
      subscribe(premises, before, { name, mobile, payment }),
    );
    if (isDone) completeTask('subscribed');
  };
  return (
    <Entry className={styles.form} send={send}>
      <p className={styles.total}>
        {taka(part.price, language)} {translate(businessWords.a30Days)}
      </p>
      <Field label={translate(districtWords.name)} name="name" autoComplete="name" />
      <Field
        label={translate(districtWords.mobile)}
        name="mobile"
        type="tel"
        hint={translate(districtWords.testHint)}
        autoComplete="tel-national"
      />
      <Field
        label={translate(businessWords.howToPay)}
        name="payment"
        initial="bkash"
        options={payments.map((one) => ({ value: one, label: translate(businessWords[one]) }))}
      />
      <Button type="submit">
        {translate(businessWords.payNow)} {taka(part.price, language)}
      </Button>
    </Entry>
  );
}
