import { filled } from '../../../frame/words.ts';
import type { SectionOf } from '../data.ts';
import { shortDay, weekOf } from '../days.ts';
import { useOrganisation } from '../room.ts';
import { words } from '../words.ts';
import styles from './Duty.module.css';

/** Who is on duty this week, and who follows. */
export function Duty({ section }: { section: SectionOf<'duty'> }) {
  const { say, today, language } = useOrganisation();
  return (
    <ol className={styles.officers}>
      {section.officers.map(({ name, phone, place }, index) => {
        const [from, to] = weekOf(index, today);
        return (
          <li key={say(name)} aria-current={index === 0 ? 'date' : undefined}>
            <small>
              {index === 0
                ? say(words.duty)
                : filled(say(words.week), {
                    from: shortDay(from, today, language),
                    to: shortDay(to, today, language),
                  })}
            </small>
            <b>{say(name)}</b>
            <span>{say(place)}</span>
            <span className={styles.phone}>{phone}</span>
          </li>
        );
      })}
    </ol>
  );
}
