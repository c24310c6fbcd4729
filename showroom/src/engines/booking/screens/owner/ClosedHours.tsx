import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { Panel } from '../../../../ui/Panels.tsx';
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
  const save = (typed: (name: string) => string) => {
    const closing = {
      place: typed('place') || null,
      weekday: Number(typed('weekday')),
      from: Number(typed('from')),
      to: Number(typed('to')),
      why: typed('why') || t(words.closed),
    };
    if (!act(close, closing)) return false;
    completeTask('closed');
    notify(t(words.closedSaved));
    return false;
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
      <Panel title={t(words.close)}>
        <Form action={t(words.close)} send={save}>
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
        </Form>
      </Panel>
    </Stack>
  );
}
