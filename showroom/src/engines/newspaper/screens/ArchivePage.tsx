import { screenHash } from '../../../runtime/hash.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { type Day, dateOf, dayInWords, dayOf, isDay } from '../../../words/days.ts';
import { useNewspaper } from '../engine.ts';
import { isIssueDay, issueNumber, latestIssue, neighbours, storiesOn } from '../steps/stories.ts';
import { banglaDate, digits, englishDate, weekdayOf } from '../words/dates.ts';
import { readingWords } from '../words/reading-words.ts';
import styles from './ArchivePage.module.css';
import { BanglaDateForm, EnglishDateForm } from './DateForms.tsx';
import forms from './Form.module.css';
import { Lead } from './Lead.tsx';
import links from './Links.module.css';
import { StoryList } from './StoriesView.tsx';

/** The archive: any day by its English or Bangla date. @param iso the day, as 2026-11-22 */
export function ArchivePage({ iso }: { iso: string }) {
  const { data, world, today, t, language, say } = useNewspaper();
  const latest = latestIssue(data);
  const asked = isDay(iso) ? iso : latest;
  const day = asked < latest ? asked : latest;
  const date = dateOf(day);
  const isTooOld = date.getFullYear() < data.since;
  return (
    <>
      <h2>{t(readingWords.archive)}</h2>
      {world.former && world.former !== day && (
        <p className={links.choices}>
          {say(readingWords.formerPaper, {
            day: dayInWords(world.former, language),
          })}
          <LinkButton href={screenHash('archive', world.former)} variant="quiet">
            {t(readingWords.openFormer)}
          </LinkButton>
        </p>
      )}
      <div className={forms.forms}>
        <EnglishDateForm key={`e${day}`} date={date} />
        <BanglaDateForm key={`b${day}`} date={date} />
      </div>
      {asked > latest && (
        <p>{t(asked > dayOf(today) ? readingWords.notYet : readingWords.lastPaper)}</p>
      )}
      {isTooOld ? (
        <p>
          {t(readingWords.tooOld)} {digits(data.since, language)}.
        </p>
      ) : (
        <Issue day={day} />
      )}
    </>
  );
}

/** The front of one day, with the ways to the issues around it. */
function Issue({ day }: { day: Day }) {
  const { data, world, t, language } = useNewspaper();
  const date = dateOf(day);
  const [lead, ...others] = storiesOn(data, world, day);
  const { before, after } = neighbours(data, day);
  const number = issueNumber(data, day);
  const isIssue = isIssueDay(data, day);
  return (
    <article className={styles.issue}>
      <h3 className={styles.day}>
        {number !== undefined &&
          isIssue &&
          `${t(readingWords.issue)} ${digits(number, language)} · `}
        {weekdayOf(date, language)}, {englishDate(date, language)}
        <small>{banglaDate(date, language)}</small>
      </h3>
      <nav className={links.choices} aria-label={t(readingWords.paperOf)}>
        <a className={links.choice} href={screenHash('archive', before)}>
          {t(readingWords.before)}
        </a>
        {day < latestIssue(data) && (
          <a className={links.choice} href={screenHash('archive', after)}>
            {t(readingWords.after)}
          </a>
        )}
      </nav>
      {lead ? (
        <>
          <Lead story={lead} layout="column" />
          {others.length > 0 && <StoryList stories={others} hasColumns />}
        </>
      ) : (
        <p>{t(isIssue ? readingWords.noStories : readingWords.noPaper)}</p>
      )}
    </article>
  );
}
