import { named } from './data.ts';
import styles from './Homework.module.css';
import { useSchool } from './room.ts';
import { words } from './words.ts';

/** The homework of a class for a day. */
export function Homework({ schoolClass, weekday }: { schoolClass: string; weekday: number }) {
  const { data, world, say } = useSchool();
  const pages = world.diary.filter((one) => one.class === schoolClass && one.weekday === weekday);
  if (pages.length === 0) return <p>{say(words.noHomework)}</p>;
  return (
    <ul className={styles.pages} aria-label={say(words.homework)}>
      {pages.map(({ subject, work }) => {
        const given = named(data.subjects, subject);
        return (
          <li key={subject}>
            <b className={styles.subject} data-tone={given?.tone}>
              {say(given?.short ?? subject)}
            </b>
            {say(work)}
          </li>
        );
      })}
    </ul>
  );
}
