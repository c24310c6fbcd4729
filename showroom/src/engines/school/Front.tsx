import { screenHash } from '../../room/hash.ts';
import { dayInWords } from '../../words/days.ts';
import styles from './Front.module.css';
import { RoutineTable } from './RoutineTable.tsx';
import { useSchool } from './room.ts';
import { useClassChoice } from './useClassChoice.tsx';
import { words } from './words.ts';

/** What everybody may see: notices, the day, and the routine of a class. */
export function Front() {
  const { data, say, language, today } = useSchool();
  const { schoolClass, choice } = useClassChoice('front-class');
  return (
    <>
      <section className={styles.opening} data-has-mascot={data.mascot ? true : undefined}>
        <div className={styles.words}>
          <h2>{say(data.motto)}</h2>
          {data.today.length > 0 && (
            <ul className={styles.today} aria-label={say(words.today)}>
              {data.today.map((news) => (
                <li key={say(news.words)}>
                  <img src={news.picture} alt="" width="28" height="28" />
                  {say(news.words)}
                </li>
              ))}
            </ul>
          )}
          <ul className={styles.doors}>
            <li>
              <a href={screenHash('own')}>
                <b>{say(data.ownName)}</b>
                {say(data.diary.length > 0 ? words.diaryAbout : words.ownAbout)}
              </a>
            </li>
            <li>
              <a href={screenHash('office')}>
                <b>{say(words.office)}</b>
                {say(words.officeAbout)}
              </a>
            </li>
          </ul>
        </div>
        {data.mascot && <img className={styles.mascot} src={data.mascot} alt="" />}
      </section>
      <section className={styles.notices} aria-labelledby="notices">
        <h2 id="notices">{say(words.home)}</h2>
        <ul>
          {data.notices.map((notice) => (
            <li key={say(notice.words)}>
              <small>{dayInWords(notice.day, today, language)}</small>
              {say(notice.words)}
            </li>
          ))}
        </ul>
      </section>
      <h2>{say(words.classRoutine)}</h2>
      {choice}
      <RoutineTable schoolClass={schoolClass} />
    </>
  );
}
