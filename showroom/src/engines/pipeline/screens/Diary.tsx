import { Panel, Panels } from '../../../ui/Panels.tsx';
import { minutesOf } from '../../../words/clock.ts';
import { inOrder } from '../steps/visits.ts';
import { words } from '../words/words.ts';
import styles from './Diary.module.css';
import { PlanVisit } from './PlanVisit.tsx';
import { useDesk } from './useDesk.ts';

/** Every visit that is planned, day by day, and the way to plan one. */
export function Diary() {
  const { data, world, t, nameOf, date, clock } = useDesk();
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
                .map(({ id, time, who, area, what, person, thing, isDone, note }) => (
                  <li key={id}>
                    <b className={styles.time}>{clock(minutesOf(time))}</b>
                    <span>
                      <b>{t(who)}</b>
                      {area && `, ${nameOf(data.areas, area)}`}
                      <small>
                        {[
                          t(what),
                          nameOf(data.people, person),
                          ...(thing ? [nameOf(data.things, thing)] : []),
                          ...(isDone ? [t(words.doneMark)] : []),
                        ].join(' · ')}
                      </small>
                      {note}
                    </span>
                  </li>
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
