import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { minutesOf } from '../../../words/clock.ts';
import { daysToPlan, planVisit } from '../steps/visits.ts';
import { words } from '../words/words.ts';
import { useDesk } from './useDesk.ts';

/** The way to plan a visit: with whom, when, and what goes along. */
export function PlanVisit() {
  const { data, world, t, today, done, nameOf, optionsOf, leadOptions, act, date, clock, say } =
    useDesk();
  const isHouse = data.desk.kind === 'flats';
  const kinds = [isHouse ? words.siteVisit : words.demonstration, words.visit];
  return (
    <Form
      action={t(words.planIt)}
      send={(typed) => {
        const lead = typed('lead');
        const day = typed('day');
        const time = typed('time');
        const what = kinds[Number(typed('what'))] ?? words.visit;
        if (!act(planVisit, { lead, day, time, what, thing: typed('thing') || null })) return false;
        const values = { day: date(day, 'weekday'), time: clock(minutesOf(time)) };
        const who = nameOf(world.leads, lead);
        return done('planned', say(words.planned, { who, ...values }));
      }}
    >
      <Field name="lead" label={t(words.withWhom)} options={leadOptions()} />
      <Field
        name="what"
        label={t(words.visit)}
        options={kinds.map((kind, at) => ({ value: String(at), label: t(kind) }))}
      />
      <Field
        name="day"
        label={t(words.day)}
        options={daysToPlan(today).map((day) => ({ value: day, label: date(day, 'weekday') }))}
      />
      <Field
        name="time"
        label={t(words.time)}
        options={data.times.map((time) => ({ value: time, label: clock(minutesOf(time)) }))}
      />
      <Field
        name="thing"
        label={t(words.thing)}
        options={optionsOf([...data.things, { id: '', name: words.nothing }])}
      />
    </Form>
  );
}
