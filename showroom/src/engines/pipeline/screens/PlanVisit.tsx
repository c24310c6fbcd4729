import { filled } from '../../../shell/words.ts';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { minutesOf, timeInWords } from '../../../words/clock.ts';
import { dayInWords } from '../../../words/days.ts';
import { daysToPlan, planVisit } from '../steps/visits.ts';
import { words } from '../words/words.ts';
import { useDesk } from './useDesk.ts';

/** The way to plan a visit: with whom, when, and what goes along. */
export function PlanVisit() {
  const { data, world, translate, language, today, step, completeTask, notify, nameOf } = useDesk();
  const isHouse = data.desk.kind === 'flats';
  const kinds = isHouse ? [words.siteVisit, words.visit] : [words.demonstration, words.visit];
  return (
    <Form
      action={translate(words.planIt)}
      send={(typed) => {
        const lead = typed('lead');
        const day = typed('day');
        const time = typed('time');
        const what = kinds[Number(typed('what'))] ?? words.visit;
        const wish = { lead, day, time, what, thing: typed('thing') || null };
        if (!step((premises, before) => planVisit(premises, before, wish))) return false;
        completeTask('planned');
        const who = world.leads.find(({ id }) => id === lead)?.name ?? '';
        notify(
          filled(translate(words.planned), {
            who: translate(who),
            day: dayInWords(day, language, 'weekday'),
            time: timeInWords(minutesOf(time), language),
          }),
        );
        return true;
      }}
    >
      <Field
        name="lead"
        label={translate(words.withWhom)}
        options={world.leads.map(({ id, name, area }) => ({
          value: id,
          label: area ? `${translate(name)}, ${nameOf('areas', area)}` : translate(name),
        }))}
      />
      <Field
        name="what"
        label={translate(words.visit)}
        options={kinds.map((kind, at) => ({ value: String(at), label: translate(kind) }))}
      />
      <Field
        name="day"
        label={translate(words.day)}
        options={daysToPlan(today).map((day) => ({
          value: day,
          label: dayInWords(day, language, 'weekday'),
        }))}
      />
      <Field
        name="time"
        label={translate(words.time)}
        options={data.times.map((time) => ({
          value: time,
          label: timeInWords(minutesOf(time), language),
        }))}
      />
      <Field
        name="thing"
        label={translate(words.thing)}
        options={[
          ...data.things.map(({ id, name }) => ({ value: id, label: translate(name) })),
          { value: '', label: translate(words.nothing) },
        ]}
      />
    </Form>
  );
}
