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
  const visits = inOrder(world.visits);
  const days = [...new Set(visits.map(({ day }) => day))];
  return (
    <Panels>
      <Panel title={t(isHouse ? words.siteVisits : words.demonstrations)}>
        {days.map((day) => (
          <section key={day}>
            <h3>{date(day, 'weekday')}</h3>
            <ul className={styles.visits}>
              {visits
                .filter((visit) => visit.day === day)
                .map((visit) => (
                  <li key={visit.id}>
                    <b className={styles.time}>{clock(minutesOf(visit.time))}</b>
                    <span>
                      <b>{t(visit.who)}</b>
                      {visit.area && `, ${nameOf('areas', visit.area)}`}
                      <small>
                        {[
                          t(visit.what),
                          nameOf('people', visit.person),
                          ...(visit.thing ? [nameOf('things', visit.thing)] : []),
                          ...(visit.isDone ? [t(words.doneMark)] : []),
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
      <Panel title={t(isHouse ? words.plan : words.planDemonstration)}>
        <PlanVisit />
      </Panel>
    </Panels>
  );
}
