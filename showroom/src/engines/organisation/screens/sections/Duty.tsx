import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { rotaOf, shortDay } from '../../words/days.ts';
import { words } from '../../words/words.ts';
import styles from './Duty.module.css';

/** Who is on duty this week, and who follows. */
export function Duty({ section }: { section: SectionOf<'duty'> }) {
  const { data, t, today, language, say } = useOrganisation();
  return (
    <ol className={styles.officers}>
      {rotaOf(section.officers, data.begun, today).map(
        ({ name, phone, place, from, to }, index) => (
          <li key={t(name)} aria-current={index === 0 ? 'date' : undefined}>
            <small data-of-today={index > 0 || undefined}>
              {index === 0
                ? t(words.duty)
                : say(words.week, {
                    from: shortDay(from, language),
                    to: shortDay(to, language),
                  })}
            </small>
            <b>{t(name)}</b>
            <span>{t(place)}</span>
            <span className={styles.phone}>{phone}</span>
          </li>
        ),
      )}
    </ol>
  );
}
