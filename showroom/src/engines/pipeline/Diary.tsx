import { filled } from '../../frame/words.ts';
import { Field } from '../../ui/Field.tsx';
import { dayInWords } from '../../words/days.ts';
import { DeskForm } from '../office/desk/DeskForm.tsx';
import { Page, Panel } from '../office/desk/Page.tsx';
import { timeInWords } from './clock.ts';
import styles from './Diary.module.css';
import { usePipelineDesk } from './usePipelineDesk.ts';
import { inOrder, planVisit } from './visits.ts';
import { words } from './words.ts';

/** How far ahead a visit can be planned, in days. */
const ahead = 14;

/** Every visit that is planned, day by day, and the way to plan one. */
export function Diary() {
  const { data, world, say, language, today, nameOf } = usePipelineDesk();
  const isHouse = data.desk.kind === 'flats';
  const visits = inOrder(world.visits);
  const days = [...new Set(visits.map(({ day }) => day))];
  return (
    <Page>
      <Panel title={say(isHouse ? words.siteVisits : words.demonstrations)}>
        {days.map((day) => (
          <section key={day}>
            <h3>{dayInWords(day, today, language, 'weekday')}</h3>
            <ul className={styles.visits}>
              {visits
                .filter((visit) => visit.day === day)
                .map((visit) => (
                  <li key={visit.id}>
                    <b className={styles.time}>{timeInWords(visit.time, language)}</b>
                    <span>
                      <b>{say(visit.who)}</b>, {nameOf('areas', visit.area)}
                      <small>
                        {[
                          say(visit.what),
                          nameOf('people', visit.person),
                          ...(visit.thing ? [nameOf('things', visit.thing)] : []),
                          ...(visit.isDone ? [say(words.doneMark)] : []),
                        ].join(' · ')}
                      </small>
                      {visit.note}
                    </span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </Panel>
      <Panel title={say(isHouse ? words.plan : words.planDemonstration)}>
        <Plan />
      </Panel>
    </Page>
  );
}

function Plan() {
  const { data, world, say, language, today, act, reach, tell, nameOf } = usePipelineDesk();
  const isHouse = data.desk.kind === 'flats';
  const kinds = isHouse ? [words.siteVisit, words.visit] : [words.demonstration, words.visit];
  const days = Array.from({ length: ahead }, (_, index) => index + 1);
  return (
    <DeskForm
      action={say(words.planIt)}
      send={(typed) => {
        const lead = typed('lead');
        const day = Number(typed('day'));
        const time = typed('time');
        const what = kinds[Number(typed('what'))] ?? words.visit;
        const wish = { lead, day, time, what, thing: typed('thing') || null };
        if (!act((before, office) => planVisit(before, office, wish))) return false;
        reach('planned');
        const who = world.leads.find(({ id }) => id === lead)?.name ?? '';
        tell(
          filled(say(words.planned), {
            who: say(who),
            day: dayInWords(day, today, language, 'weekday'),
            time: timeInWords(time, language),
          }),
        );
        return true;
      }}
    >
      <Field
        name="lead"
        label={say(words.withWhom)}
        options={world.leads.map(({ id, name, area }) => ({
          value: id,
          label: `${say(name)}, ${nameOf('areas', area)}`,
        }))}
      />
      <Field
        name="what"
        label={say(words.visit)}
        options={kinds.map((kind, at) => ({ value: String(at), label: say(kind) }))}
      />
      <Field
        name="day"
        label={say(words.day)}
        options={days.map((day) => ({
          value: String(day),
          label: dayInWords(day, today, language, 'weekday'),
        }))}
      />
      <Field
        name="time"
        label={say(words.time)}
        options={data.times.map((time) => ({ value: time, label: timeInWords(time, language) }))}
      />
      <Field
        name="thing"
        label={say(words.thing)}
        options={[
          ...data.things.map(({ id, name }) => ({ value: id, label: say(name) })),
          { value: '', label: say(words.nothing) },
        ]}
      />
    </DeskForm>
  );
}
