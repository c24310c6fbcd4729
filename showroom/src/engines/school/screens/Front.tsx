import { screenHash } from '../../../runtime/hash.ts';
import { Note, Stack } from '../../../ui/layout.tsx';
import { Panel } from '../../../ui/Panels.tsx';
import { useSchool } from '../engine.ts';
import { words } from '../words/words.ts';
import styles from './Front.module.css';
import { RoutineTable } from './RoutineTable.tsx';
import { useClassChoice } from './useClassChoice.tsx';

/** What everybody may see: notices, the day, and the routine of a class. */
export function Front() {
  const { data, t, date } = useSchool();
  const { schoolClass, choice } = useClassChoice('front-class');
  const doors = [
    ['own', data.ownName, data.diary.length > 0 ? words.diaryAbout : words.ownAbout],
    ['office', words.office, words.officeAbout],
  ] as const;
  return (
    <>
      <section className={styles.opening} data-has-mascot={data.mascot ? true : undefined}>
        <Stack gap={4}>
          <h2>{t(data.motto)}</h2>
          {data.today.length > 0 && (
            <ul className={styles.today} aria-label={t(words.today)}>
              {data.today.map((news) => (
                <li key={t(news.words)}>
                  <img {...news.picture} alt="" width="28" height="28" />
                  {t(news.words)}
                </li>
              ))}
            </ul>
          )}
          <ul className={styles.doors}>
            {doors.map(([way, name, about]) => (
              <li key={way}>
                <a href={screenHash(way)}>
                  <b>{t(name)}</b>
                  {t(about)}
                </a>
              </li>
            ))}
          </ul>
        </Stack>
        {data.mascot && <img className={styles.mascot} {...data.mascot} alt="" />}
      </section>
      <Panel title={t(words.home)}>
        <Stack as="ul">
          {data.notices.map((notice) => (
            <li key={t(notice.words)}>
              <Note data-of-today>{date(notice.day)}</Note>
              {t(notice.words)}
            </li>
          ))}
        </Stack>
      </Panel>
      <h2>{t(words.classRoutine)}</h2>
      {choice}
      <RoutineTable schoolClass={schoolClass} />
    </>
  );
}
