import { Stack } from '../../../ui/layout.tsx';
import { named } from '../data.ts';
import { useSchool } from '../engine.ts';
import { words } from '../words/words.ts';
import styles from './Homework.module.css';

/** The homework of a class for a day. */
export function Homework({ schoolClass, weekday }: { schoolClass: string; weekday: number }) {
  const { data, world, t } = useSchool();
  const pages = world.diary.filter((one) => one.class === schoolClass && one.weekday === weekday);
  if (pages.length === 0) return <p>{t(words.noHomework)}</p>;
  return (
    <Stack as="ul" aria-label={t(words.homework)}>
      {pages.map(({ subject, work }) => {
        const given = named(data.subjects, subject);
        return (
          <li key={subject} className={styles.page}>
            <b className={styles.subject} data-tone={given?.tone}>
              {t(given?.short ?? subject)}
            </b>
            {t(work)}
          </li>
        );
      })}
    </Stack>
  );
}
