import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { weekdayInWords } from '../../../../words/days.ts';
import { type HourPlan, placeOf } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { close, open } from '../../steps/closings.ts';
import { timesOf } from '../../steps/slots.ts';
import { words } from '../../words/words.ts';
import styles from '../Page.module.css';
import { useWhen } from '../when.ts';

/** The hours that the owner closes every week, such as those of Friday prayers. */
export function ClosedHours({ plan }: { plan: HourPlan }) {
  const { data, world, t, change, completeTask, language, notify, act, say } = useBooking();
  const { timeInWords } = useWhen();
  const week = [6, 0, 1, 2, 3, 4, 5];
  const begins = [...new Set(week.flatMap((weekday) => timesOf(plan, weekday)))].sort(
    (one, other) => one - other,
  );
  const times = [...new Set([...begins, ...begins.map((time) => time + plan.length)])];
  const save = (typed: FormData) => {
    const closing = {
      place: String(typed.get('place')) || null,
      weekday: Number(typed.get('weekday')),
      from: Number(typed.get('from')),
      to: Number(typed.get('to')),
      why: String(typed.get('why')).trim() || t(words.whyNot),
    };
    if (!act(close, closing)) return;
    completeTask('closed');
    notify(t(words.closedSaved));
  };
  const timeOptions = times
    .sort((one, other) => one - other)
    .map((time) => ({ value: String(time), label: timeInWords(time) }));
  return (
    <div className={styles.page}>
      <h2>{t(words.hours)}</h2>
      <ul className={styles.list}>
        {world.closings.map((one) => {
          const hours = say(words.everyWeek, {
            day: weekdayInWords(one.weekday, language, 'long'),
            from: timeInWords(one.from),
            to: timeInWords(one.to),
          });
          return (
            <li key={one.id} className={styles.card}>
              <span>
                <b>{hours}</b>, {t(one.why)} ·{' '}
                {t(placeOf(data, one.place)?.name ?? words.everybody)}
              </span>
              <span className={styles.actions}>
                <Button
                  variant="quiet"
                  label={`${t(words.open)}: ${hours}`}
                  onClick={() => change((before) => open(before, one.id))}
                >
                  {t(words.open)}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      <Entry className={styles.card} send={save}>
        <h3>{t(words.close)}</h3>
        <Field
          label={t(words.who)}
          name="place"
          options={[
            { value: '', label: t(words.everybody) },
            ...data.places.map(({ id, name }) => ({ value: id, label: t(name) })),
          ]}
        />
        <Field
          label={t(words.day)}
          name="weekday"
          initial="5"
          options={week.map((weekday) => ({
            value: String(weekday),
            label: weekdayInWords(weekday, language, 'long'),
          }))}
        />
        <Field label={t(words.from)} name="from" options={timeOptions} />
        <Field
          label={t(words.to)}
          name="to"
          initial={timeOptions[2]?.value}
          options={timeOptions}
        />
        <Field label={t(words.why)} name="why" />
        <Button type="submit">{t(words.close)}</Button>
      </Entry>
    </div>
  );
}
