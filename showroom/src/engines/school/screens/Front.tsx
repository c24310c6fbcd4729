import { screenHash } from '../../../runtime/hash.ts';
import { useSchool } from '../engine.ts';
import { words } from '../words/words.ts';
import styles from './Front.module.css';
import { RoutineTable } from './RoutineTable.tsx';
import { useClassChoice } from './useClassChoice.tsx';

/** What everybody may see: notices, the day, and the routine of a class. */
export function Front() {
  const { data, t, date } = useSchool();
  const { schoolClass, choice } = useClassChoice('front-class');
  return (
    <>
      <section className={styles.opening} data-has-mascot={data.mascot ? true : undefined}>
        <div className={styles.words}>
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
            <li>
              <a href={screenHash('own')}>
                <b>{t(data.ownName)}</b>
                {t(data.diary.length > 0 ? words.diaryAbout : words.ownAbout)}
              </a>
            </li>
            <li>
              <a href={screenHash('office')}>
                <b>{t(words.office)}</b>
                {t(words.officeAbout)}
              </a>
            </li>
          </ul>
        </div>
        {data.mascot && <img className={styles.mascot} {...data.mascot} alt="" />}
      </section>
      <section className={styles.notices} aria-labelledby="notices">
        <h2 id="notices">{t(words.home)}</h2>
        <ul>
          {data.notices.map((notice) => (
            <li key={t(notice.words)}>
              <small data-of-today>{date(notice.day)}</small>
              {t(notice.words)}
            </li>
          ))}
        </ul>
      </section>
      <h2>{t(words.classRoutine)}</h2>
      {choice}
      <RoutineTable schoolClass={schoolClass} />
    </>
  );
}
