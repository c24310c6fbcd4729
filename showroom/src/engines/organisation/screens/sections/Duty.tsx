import { filled } from '../../../../shell/words.ts';
import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { shortDay, weekOf } from '../../words/days.ts';
import { words } from '../../words/words.ts';
import styles from './Duty.module.css';

/** Who is on duty this week, and who follows. */
export function Duty({ section }: { section: SectionOf<'duty'> }) {
  const { translate, today, language } = useOrganisation();
  return (
    <ol className={styles.officers}>
      {section.officers.map(({ name, phone, place }, index) => {
        const [from, to] = weekOf(index, today);
        return (
          <li key={translate(name)} aria-current={index === 0 ? 'date' : undefined}>
            <small data-of-today={index > 0 || undefined}>
              {index === 0
                ? translate(words.duty)
                : filled(translate(words.week), {
                    from: shortDay(from, today, language),
                    to: shortDay(to, today, language),
                  })}
            </small>
            <b>{translate(name)}</b>
            <span>{translate(place)}</span>
            <span className={styles.phone}>{phone}</span>
          </li>
        );
      })}
    </ol>
  );
}
