import { dayOf } from '../../../../words/days.ts';
import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { paintedNumber } from '../../steps/container.ts';
import { shortDay } from '../../words/days.ts';
import { words } from '../../words/words.ts';
import styles from './Tracking.module.css';

type Container = SectionOf<'tracking'>['containers'][number];

/** The stops of a container; those after today are expected. */
export function Journey({ container }: { container: Container }) {
  const { t, today, language } = useOrganisation();
  const { number, about, vessel, stops } = container;
  const now = dayOf(today);
  const last = stops.findLastIndex(({ day }) => day <= now);
  return (
    <div className={styles.journey} aria-live="polite">
      <h3>{paintedNumber(number)}</h3>
      <p>
        {t(about)} · {t(vessel)}
      </p>
      <ol>
        {stops.map(({ day, place, what }, index) => (
          <li
            key={t(what)}
            data-past={day <= now || undefined}
            aria-current={index === last ? 'step' : undefined}
          >
            <b>{t(what)}</b>
            <small>
              {shortDay(day, language)} · {t(place)}
              {day > now && ` · ${t(words.expected)}`}
            </small>
          </li>
        ))}
      </ol>
    </div>
  );
}
