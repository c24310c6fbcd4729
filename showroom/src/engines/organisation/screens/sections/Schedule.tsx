import { type Day, dayOf } from '../../../../words/days.ts';
import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { shortDay } from '../../words/days.ts';
import { words } from '../../words/words.ts';
import { usePlace } from '../usePlace.ts';
import { Filter } from './Filter.tsx';
import styles from './Schedule.module.css';
import { ScrollBox } from './Table.tsx';

const heads = ['vessel', 'fromPort', 'jetty', 'arrives', 'sails', 'now'] as const;
/** What a narrow table says under the vessel's name instead. */
const besides: ReadonlySet<string> = new Set(['fromPort', 'jetty', 'sails']);
const states = ['quay', 'anchorage', 'sea'] as const;

type Vessel = SectionOf<'schedule'>['vessels'][number];

/** Where a vessel is on a day: as its data say it until it arrives, and at sea once it has sailed. */
function stateOn(day: Day, { now, arrives, sails }: Vessel): Vessel['now'] {
  if (sails < day) return 'sea';
  return arrives <= day && now === 'sea' ? 'quay' : now;
}

/** Which vessel berths where and when, by where it is now. */
export function Schedule({ section }: { section: SectionOf<'schedule'> }) {
  const { t, language, today } = useOrganisation();
  const { chosen } = usePlace();
  const now = chosen('now');
  const shown = section.vessels
    .map((vessel) => ({ ...vessel, now: stateOn(dayOf(today), vessel) }))
    .filter((vessel) => now === '' || vessel.now === now);
  return (
    <>
      <Filter id="now" name={words.now} choices={states.map((id) => ({ id, name: words[id] }))} />
      <ScrollBox
        className={styles.schedule}
        name={t(words.vessel)}
        heads={heads.map((head) => (
          <th key={head} scope="col" className={besides.has(head) ? styles.wide : undefined}>
            {t(words[head])}
          </th>
        ))}
      >
        {shown.map((vessel) => (
          <tr key={t(vessel.name)}>
            <th scope="row">
              {t(vessel.name)}
              <small className={styles.narrow}>
                {t(vessel.from)} · {t(vessel.jetty)}
                <br />
                {t(words.sails)} <span data-of-today>{shortDay(vessel.sails, language)}</span>
              </small>
            </th>
            <td className={styles.wide}>{t(vessel.from)}</td>
            <td className={styles.wide}>
              <b>{t(vessel.jetty)}</b>
            </td>
            <td data-of-today>{shortDay(vessel.arrives, language)}</td>
            <td className={styles.wide} data-of-today>
              {shortDay(vessel.sails, language)}
            </td>
            <td>
              <span className={styles.state} data-now={vessel.now}>
                {t(words[vessel.now])}
              </span>
            </td>
          </tr>
        ))}
      </ScrollBox>
    </>
  );
}
