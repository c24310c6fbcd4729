import { filled } from '../../frame/words.ts';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { dayInWords } from '../../words/days.ts';
import { timeInWords } from './clock.ts';
import { usePipelineDesk } from './usePipelineDesk.ts';
import { planVisit } from './visits.ts';
import { words } from './words.ts';

/** How far ahead a visit can be planned, in days. */
const ahead = 14;

/** The way to plan a visit: with whom, when, and what goes along. */
export function PlanVisit() {
  const { data, world, translate, language, today, act, completeTask, notify, nameOf } =
    usePipelineDesk();
  const isHouse = data.desk.kind === 'flats';
  const kinds = isHouse ? [words.siteVisit, words.visit] : [words.demonstration, words.visit];
  const days = Array.from({ length: ahead }, (_, index) => index + 1);
  return (
    <Form
      action={translate(words.planIt)}
      send={(typed) => {
        const lead = typed('lead');
        const day = Number(typed('day'));
        const time = typed('time');
        const what = kinds[Number(typed('what'))] ?? words.visit;
        const wish = { lead, day, time, what, thing: typed('thing') || null };
        if (!act((before, office) => planVisit(before, office, wish))) return false;
        completeTask('planned');
        const who = world.leads.find(({ id }) => id === lead)?.name ?? '';
        notify(
          filled(translate(words.planned), {
            who: translate(who),
            day: dayInWords(day, today, language, 'weekday'),
            time: timeInWords(time, language),
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
          label: `${translate(name)}, ${nameOf('areas', area)}`,
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
        options={days.map((day) => ({
          value: String(day),
          label: dayInWords(day, today, language, 'weekday'),
        }))}
      />
      <Field
        name="time"
        label={translate(words.time)}
        options={data.times.map((time) => ({ value: time, label: timeInWords(time, language) }))}
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
