import { screenHash } from '../../../runtime/hash.ts';
import { dateOf } from '../../../words/days.ts';
import { useNewspaper } from '../engine.ts';
import { issueNumber, latestIssue, neighbours, storiesOn } from '../steps/stories.ts';
import { banglaDate, digits, englishDate, isoOf, offsetOf, weekdayOf } from '../words/dates.ts';
import { readingWords } from '../words/reading-words.ts';
import styles from './ArchivePage.module.css';
import { BanglaDateForm, EnglishDateForm } from './DateForms.tsx';
import forms from './Form.module.css';
import { Lead } from './Lead.tsx';
import links from './Links.module.css';
import { StoryList } from './StoriesView.tsx';

/** The archive: any day by its English or Bangla date. @param iso the day, as 2026-11-22 */
export function ArchivePage({ iso }: { iso: string }) {
  const { data, today, translate, language } = useNewspaper();
  const latest = latestIssue(data, today);
  const asked = offsetOf(iso, today) ?? latest;
  const date = dateOf(Math.min(asked, latest), today);
  const isTooOld = date.getFullYear() < data.since;
  return (
    <>
      <h2>{translate(readingWords.archive)}</h2>
      <div className={forms.forms}>
        <EnglishDateForm key={`e${isoOf(date)}`} date={date} />
        <BanglaDateForm key={`b${isoOf(date)}`} date={date} />
      </div>
      {asked > 0 && <p>{translate(readingWords.notYet)}</p>}
      {isTooOld ? (
        <p>
          {translate(readingWords.tooOld)} {digits(data.since, language)}.
        </p>
      ) : (
        <Issue offset={Math.min(asked, latest)} />
      )}
    </>
  );
}

/** The front of one day, with the ways to the issues around it. */
function Issue({ offset }: { offset: number }) {
  const { data, world, translate, language, today } = useNewspaper();
  const date = dateOf(offset, today);
  const [lead, ...others] = storiesOn(data, world, offset, today);
  const { before, after } = neighbours(data, offset, today);
  const number = issueNumber(data, offset, today);
  const isIssue = number === undefined || (Number.isInteger(number) && number > 0);
  return (
    <article className={styles.issue}>
      <h3 className={styles.day}>
        {number !== undefined &&
          isIssue &&
          `${translate(readingWords.issue)} ${digits(number, language)} · `}
        {weekdayOf(date, language)}, {englishDate(date, language)}
        <small>{banglaDate(date, language)}</small>
      </h3>
      <nav className={links.choices} aria-label={translate(readingWords.paperOf)}>
        <a className={links.choice} href={screenHash('archive', isoOf(dateOf(before, today)))}>
          {translate(readingWords.before)}
        </a>
        {offset < latestIssue(data, today) && (
          <a className={links.choice} href={screenHash('archive', isoOf(dateOf(after, today)))}>
            {translate(readingWords.after)}
          </a>
        )}
      </nav>
      {lead && isIssue ? (
        <>
          <Lead story={lead} layout="column" />
          {others.length > 0 && <StoryList stories={others} hasColumns />}
        </>
      ) : (
        <p>{translate(readingWords.noStories)}</p>
      )}
    </article>
  );
}
