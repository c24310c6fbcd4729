import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { weekdayInWords } from '../../../../words/days.ts';
import { type HourPlan, placeOf } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { close, open } from '../../steps/closings.ts';
import { timesOf } from '../../steps/slots.ts';
import { words } from '../../words/words.ts';
import styles from '../Page.module.css';
import { week } from '../when.ts';

/** The hours that the owner closes every week, such as those of Friday prayers. */
export function ClosedHours({ plan }: { plan: HourPlan }) {
  const { data, world, t, change, completeTask, language, notify, act, say, clock } = useBooking();
  const begins = week.flatMap((weekday) => timesOf(plan, weekday));
  const times = [...new Set([...begins, ...begins.map((time) => time + plan.length)])]
    .sort((one, other) => one - other)
    .map((time) => ({ value: String(time), label: clock(time) }));
  const save = (typed: FormData) => {
    const closing = {
      place: String(typed.get('place')) || null,
      weekday: Number(typed.get('weekday')),
      from: Number(typed.get('from')),
      to: Number(typed.get('to')),
      why: String(typed.get('why')).trim() || t(words.closed),
    };
    if (!act(close, closing)) return;
    completeTask('closed');
    notify(t(words.closedSaved));
  };
  return (
    <Stack gap={4} className={styles.page}>
      <h2>{t(words.hours)}</h2>
      <Stack as="ul" gap={2}>
        {world.closings.map((one) => {
          const hours = say(words.everyWeek, {
            day: weekdayInWords(one.weekday, language, 'long'),
            from: clock(one.from),
            to: clock(one.to),
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
      </Stack>
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
        <Field label={t(words.from)} name="from" options={times} />
        <Field label={t(words.to)} name="to" initial={times[2]?.value} options={times} />
        <Field label={t(words.why)} name="why" />
        <Button type="submit">{t(words.close)}</Button>
      </Entry>
    </Stack>
  );
}
