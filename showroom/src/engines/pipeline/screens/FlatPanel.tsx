import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { columnOf, type FlatsDesk } from '../data.ts';
import { paidOf, priceOf, receivePart, scheduleOf } from '../steps/flats.ts';
import { chequesOf } from '../steps/reminders.ts';
import { flatName } from '../words/flat-name.ts';
import { words } from '../words/words.ts';
import type { BookedFlat, Flat } from '../world.ts';
import { BookFlat } from './BookFlat.tsx';
import styles from './FlatPanel.module.css';
import { Schedule } from './Schedule.tsx';
import { useDesk } from './useDesk.ts';
import { usePartWords } from './usePartWords.ts';

/** What is asked for a flat at first. */
const asked = { parking: true, discount: 0 } as const;

/** What is known of a flat: its buyer and schedule, or the way to book it. */
export function FlatPanel({ desk, flat }: { desk: FlatsDesk; flat: Flat }) {
  const { t, language, money, count, say } = useDesk();
  const { size, facing } = columnOf(desk, flat.id);
  const terms = (flat.state !== 'free' && flat.terms) || asked;
  const price = priceOf(desk, flat.id, terms);
  const about = say(words.size, { size: count(size), facing: t(facing) });
  return (
    <section className={styles.panel}>
      <header>
        <p className={styles.building}>{t(desk.building)}</p>
        <h2 id="flat-name" tabIndex={-1}>
          {say(words.flat, { flat: flatName(flat.id, language) })}
        </h2>
        <p className={styles.about}>
          {about}
          {flat.state === 'booked' && ` · ${t(flat.buyer)}`}
        </p>
      </header>
      {flat.state === 'free' && <BookFlat desk={desk} flat={flat} />}
      {flat.state === 'sold' && <p>{say(words.soldTo, { buyer: t(flat.buyer) })}</p>}
      {flat.state === 'booked' && <Schedule desk={desk} flat={flat} />}
      <p className={styles.sums}>
        <span>
          {t(terms.parking ? words.priceWith : words.priceWithout)}
          <b>{money(price)}</b>
        </span>
        {flat.state !== 'free' && (
          <span>
            {t(words.paidSoFar)}
            <b>{money(flat.state === 'booked' ? paidOf(desk, flat) : price)}</b>
          </span>
        )}
      </p>
      {flat.state === 'booked' && <Next desk={desk} flat={flat} />}
    </section>
  );
}

/** When the next reminder goes out, and the next cheque. */
function Next({ desk, flat }: { desk: FlatsDesk; flat: BookedFlat }) {
  const { world, t, language, today, money, count, completeTask, notify, act, date, say } =
    useDesk();
  const partWords = usePartWords();
  const next = scheduleOf(desk, flat.id, flat.terms)[flat.paid];
  const cheque = chequesOf(desk, world, today).find((one) => one.flat.id === flat.id);
  if (!next || !cheque) return null;
  const receive = () => {
    if (!act(receivePart, flat.id)) return;
    completeTask('paid');
    notify(
      say(words.received, {
        flat: flatName(flat.id, language),
        amount: money(next.amount),
      }),
    );
  };
  const reminder = {
    sent: t(words.smsSent),
    due: t(words.smsDue),
    later: say(words.smsOn, {
      day: date(cheque.remindOn),
      count: count(desk.ahead),
    }),
  };
  return (
    <>
      <p data-of-today>{reminder[cheque.state]}</p>
      <p className={styles.steps}>
        <Button onClick={receive}>{say(words.receive, { part: partWords(next) })}</Button>
        <a href={screenHash('schedule', flat.id)}>{t(words.printSchedule)}</a>
      </p>
    </>
  );
}
