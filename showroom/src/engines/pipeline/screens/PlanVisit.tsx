import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { minutesOf } from '../../../words/clock.ts';
import { daysToPlan, planVisit } from '../steps/visits.ts';
import { words } from '../words/words.ts';
import { useDesk } from './useDesk.ts';

/** The way to plan a visit: with whom, when, and what goes along. */
export function PlanVisit() {
  const { data, world, t, today, completeTask, notify, nameOf, act, date, clock, say } = useDesk();
  const isHouse = data.desk.kind === 'flats';
  const kinds = isHouse ? [words.siteVisit, words.visit] : [words.demonstration, words.visit];
  return (
    <Form
      action={t(words.planIt)}
      send={(typed) => {
        const lead = typed('lead');
        const day = typed('day');
        const time = typed('time');
        const what = kinds[Number(typed('what'))] ?? words.visit;
        const wish = { lead, day, time, what, thing: typed('thing') || null };
        if (!act(planVisit, wish)) return false;
        completeTask('planned');
        const who = world.leads.find(({ id }) => id === lead)?.name ?? '';
        notify(
          say(words.planned, {
            who: t(who),
            day: date(day, 'weekday'),
            time: clock(minutesOf(time)),
          }),
        );
        return true;
      }}
    >
      <Field
        name="lead"
        label={t(words.withWhom)}
        options={world.leads.map(({ id, name, area }) => ({
          value: id,
          label: area ? `${t(name)}, ${nameOf('areas', area)}` : t(name),
        }))}
      />
      <Field
        name="what"
        label={t(words.visit)}
        options={kinds.map((kind, at) => ({ value: String(at), label: t(kind) }))}
      />
      <Field
        name="day"
        label={t(words.day)}
        options={daysToPlan(today).map((day) => ({
          value: day,
          label: date(day, 'weekday'),
        }))}
      />
      <Field
        name="time"
        label={t(words.time)}
        options={data.times.map((time) => ({
          value: time,
          label: clock(minutesOf(time)),
        }))}
      />
      <Field
        name="thing"
        label={t(words.thing)}
        options={[
          ...data.things.map(({ id, name }) => ({ value: id, label: t(name) })),
          { value: '', label: t(words.nothing) },
        ]}
      />
    </Form>
  );
}
