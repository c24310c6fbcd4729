import { named } from '../data.ts';
import { useSchool } from '../engine.ts';
import { words } from '../words/words.ts';
import styles from './Homework.module.css';

/** The homework of a class for a day. */
export function Homework({ schoolClass, weekday }: { schoolClass: string; weekday: number }) {
  const { data, world, translate } = useSchool();
  const pages = world.diary.filter((one) => one.class === schoolClass && one.weekday === weekday);
  if (pages.length === 0) return <p>{translate(words.noHomework)}</p>;
  return (
    <ul className={styles.pages} aria-label={translate(words.homework)}>
      {pages.map(({ subject, work }) => {
        const given = named(data.subjects, subject);
        return (
          <li key={subject}>
            <b className={styles.subject} data-tone={given?.tone}>
              {translate(given?.short ?? subject)}
            </b>
            {translate(work)}
          </li>
        );
      })}
    </ul>
  );
}
