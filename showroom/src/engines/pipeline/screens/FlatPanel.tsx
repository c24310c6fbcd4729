import { screenHash } from '../../../runtime/hash.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { columnOf } from '../data.ts';
import { useDesk } from '../engine.ts';
import {
  bookFlat,
  cancelBooking,
  chequesOf,
  paidOf,
  priceOf,
  receivePart,
  scheduleOf,
} from '../steps/flats.ts';
import { words } from '../words/words.ts';
import type { BookedFlat, Flat } from '../world-schema.ts';
import styles from './FlatPanel.module.css';

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
      {state === 'booked' && <Next flat={flat} />}
    </Stack>
  );
}

/** When the next reminder of a booked flat goes out, and the next cheque. */
function Next({ flat }: { flat: BookedFlat }) {
  const { id } = flat;
  const { desk, world, t, today, taka, notify, done, nameOfFlat, nameOfPart, act, date, say } =
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
  const values = { ...received, amount: taka(paidOf(desk, flat)), buyer: t(flat.buyer) };
  const cancel = () => act(cancelBooking, id) && notify(say(words.cancelledNow, values));
  const receive = () => act(receivePart, id) && done('paid', say(words.received, received));
  return (
    <>
      <p data-of-today>{reminder[state]}</p>
      <Row gap={4}>
        <Button onClick={receive}>{say(words.receive, { part: nameOfPart(part) })}</Button>
        <LinkButton variant="text" href={screenHash('schedule', id)}>
          {t(words.printSchedule)}
        </LinkButton>
        <AskFirst
          name={t(words.cancelBooking)}
          question={say(words.cancelSure, values)}
          onYes={cancel}
        />
      </Row>
    </>
  );
}

const marks = { paid: 'M7 15l5 5 11-12', next: 'M15 7v9M15 21v2', later: '' } as const;

/** How a flat is paid, part by part, with what has come and what is next. */
function Schedule({ flat }: { flat: BookedFlat }) {
  const { desk, t, taka, nameOfPart, date } = useDesk<'flats'>();
  return (
    <ol className={styles.schedule}>
      {scheduleOf(desk, flat.id, flat.terms).map((part, at) => {
        const ahead = at === flat.paid ? 'next' : 'later';
        const state = at < flat.paid ? 'paid' : ahead;
        return (
          <li key={nameOfPart(part)} data-state={state}>
            <svg aria-hidden="true" viewBox="0 0 30 30" width="30" height="30">
              <circle cx="15" cy="15" r="13" />
              <path d={marks[state]} />
            </svg>
            <Row as="span" gap={0} isApart className={styles.part}>
              <b>
                {nameOfPart(part)}
                <span className="visually-hidden">, {t(words[state])}</span>
              </b>
              <small data-of-today>
                {date(part.day, part.kind === 'handover' ? 'month' : 'day')}
              </small>
            </Row>
            <b className={styles.amount}>{taka(part.amount)}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** The way to book a free flat: its buyer, and the schedule they agreed on. */
function BookFlat({ id }: { id: string }) {
  const { desk, t, done, optionsOf, nameOfFlat, num, act, say } = useDesk<'flats'>();
  const { booking, each } = desk.terms;
  return (
    <>
      <h3>{t(words.bookFlat)}</h3>
      <Form
        action={t(words.book)}
        send={(typed) => {
          const buyer = typed('buyer');
          const wish = {
            id,
            buyer,
            phone: typed('phone'),
            parking: typed('parking') === 'yes',
            booking: typedNumber(typed('booking')),
            count: Number(typed('count')),
            each: typedNumber(typed('each')),
            discount: typedNumber(typed('discount')),
          };
          if (!act(bookFlat, desk, wish)) return false;
          done('booked', say(words.bookedNow, { flat: nameOfFlat(id), buyer }));
          document.getElementById('flat-name')?.focus();
          return false;
        }}
      >
        <Field name="buyer" label={t(words.buyer)} />
        <Field name="phone" type="tel" label={t(words.phone)} />
        <Field
          name="parking"
          label={t(words.parking)}
          options={optionsOf([
            { id: 'yes', name: words.withParking },
            { id: 'no', name: words.withoutParking },
          ])}
        />
        <Field type="number" name="booking" label={t(words.bookingMoney)} initial={num(booking)} />
        <Field
          name="count"
          label={t(words.instalments)}
          options={desk.instalments.map((count) => ({
            value: String(count),
            label: say(words.everyMonths, { count, months: desk.every }),
          }))}
        />
        <Field type="number" name="each" label={t(words.each)} initial={num(each)} />
        <Field type="number" name="discount" label={t(words.discount)} initial={num(0)} />
      </Form>
    </>
  );
}
