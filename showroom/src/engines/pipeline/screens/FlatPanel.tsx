import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { columnOf } from '../data.ts';
import { useDesk } from '../engine.ts';
import { paidOf, priceOf, receivePart } from '../steps/flats.ts';
import { chequesOf } from '../steps/reminders.ts';
import { words } from '../words/words.ts';
import type { Flat } from '../world-schema.ts';
import { BookFlat } from './BookFlat.tsx';
import styles from './FlatPanel.module.css';
import { Schedule } from './Schedule.tsx';

/** What is asked for a flat at first. */
const asked = { parking: true, discount: 0 } as const;

/** What is known of a flat: its buyer and schedule, or the way to book it. */
export function FlatPanel({ flat }: { flat: Flat }) {
  const { desk, t, taka, nameOfFlat, say } = useDesk<'flats'>();
  const { id, state } = flat;
  const { size, facing } = columnOf(desk, id);
  const terms = (state !== 'free' && flat.terms) || asked;
  const price = priceOf(desk, id, terms);
  return (
    <Stack as="section" gap={4} className={styles.panel}>
      <header>
        <p className={styles.building}>{t(desk.building)}</p>
        <h2 id="flat-name" tabIndex={-1}>
          {say(words.flat, { flat: nameOfFlat(id) })}
        </h2>
        <p className={styles.about}>
          {say(words.size, { size, facing: t(facing) })}
          {state === 'booked' && ` · ${t(flat.buyer)}`}
        </p>
      </header>
      {state === 'free' && <BookFlat id={id} />}
      {state === 'sold' && <p>{say(words.soldTo, { buyer: t(flat.buyer) })}</p>}
      {state === 'booked' && <Schedule flat={flat} />}
      <Row isApart className={styles.sums}>
        <span>
          {t(terms.parking ? words.priceWith : words.priceWithout)}
          <b>{taka(price)}</b>
        </span>
        {state !== 'free' && (
          <span>
            {t(words.paidSoFar)}
            <b>{taka(state === 'booked' ? paidOf(desk, flat) : price)}</b>
          </span>
        )}
      </Row>
      {state === 'booked' && <Next id={id} />}
    </Stack>
  );
}

/** When the next reminder of a booked flat goes out, and the next cheque. */
function Next({ id }: { id: string }) {
  const { desk, world, t, today, taka, done, nameOfFlat, nameOfPart, act, date, say } =
    useDesk<'flats'>();
  const cheque = chequesOf(desk, world, today).find(({ flat }) => flat.id === id);
  if (!cheque) return null;
  const { part, remindOn, state } = cheque;
  const reminder = {
    sent: t(words.smsSent),
    due: t(words.smsDue),
    later: say(words.smsOn, { day: date(remindOn), count: desk.ahead }),
  };
  const received = { flat: nameOfFlat(id), amount: taka(part.amount) };
  const receive = () => act(receivePart, id) && done('paid', say(words.received, received));
  return (
    <>
      <p data-of-today>{reminder[state]}</p>
      <Row gap={4}>
        <Button onClick={receive}>{say(words.receive, { part: nameOfPart(part) })}</Button>
        <LinkButton variant="text" href={screenHash('schedule', id)}>
          {t(words.printSchedule)}
        </LinkButton>
      </Row>
    </>
  );
}
