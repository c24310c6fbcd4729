import { Actions } from '../../../ledger/Actions.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Note, Stack } from '../../../ui/layout.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { minutesOf } from '../../../words/clock.ts';
import { dayOf } from '../../../words/days.ts';
import { useDesk } from '../engine.ts';
import { callOff, daysToPlan, inOrder, planVisit } from '../steps/visits.ts';
import { words } from '../words/words.ts';
import type { Visit } from '../world-schema.ts';
import styles from './Diary.module.css';
import { VisitForm } from './VisitForm.tsx';

/** Every visit that is planned, day by day, and the way to plan one. */
export function Diary() {
  const { data, world, t, date } = useDesk();
  const isHouse = data.desk.kind === 'flats';
  const all = inOrder(world.visits);
  const days = [...new Set(all.map(({ day }) => day))];
  return (
    <Panels>
      <Panel title={t(isHouse ? words.siteVisits : words.demonstrations)}>
        {days.map((day) => (
          <section key={day}>
            <h3>{date(day, 'weekday')}</h3>
            <ul className={styles.visits}>
              {all
                .filter((visit) => visit.day === day)
                .map((visit) => (
                  <VisitLine key={visit.id} visit={visit} />
                ))}
            </ul>
          </section>
        ))}
      </Panel>
      <Panel title={t(isHouse ? words.plan : words.planDemonstration)}>
        <PlanVisit />
      </Panel>
    </Panels>
  );
}

/** A visit with what came of it, or what can still become of it. */
function VisitLine({ visit }: { visit: Visit }) {
  const { data, t, today, notify, nameOf, act, clock, say } = useDesk();
  const { id, day, time, who, area, what, person, thing, isDone, note } = visit;
  const name = t(who);
  const drop = () => act(callOff, id) && notify(say(words.calledOff, { who: name }));
  return (
    <li>
      <b className={styles.time}>{clock(minutesOf(time))}</b>
      <Stack gap={2}>
        <p>
          <b>{name}</b>
          {area && `, ${nameOf(data.areas, area)}`}
        </p>
        <Note>
          {[
            t(what),
            nameOf(data.people, person),
            ...(thing ? [nameOf(data.things, thing)] : []),
            ...(isDone ? [t(words.doneMark)] : []),
          ].join(' · ')}
        </Note>
        {note}
        {!isDone && day <= dayOf(today) && <VisitForm visit={visit} />}
        {!isDone && <Actions isQuiet name={name} actions={[[t(words.callOff), drop]]} />}
      </Stack>
    </li>
  );
}

/** The way to plan a visit: with whom, when, and what goes along. */
function PlanVisit() {
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
