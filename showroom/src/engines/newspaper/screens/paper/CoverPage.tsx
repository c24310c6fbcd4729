import { dateOf, dayAfter } from '../../../../words/days.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { latestIssue } from '../../steps/stories.ts';
import { digits, englishDate } from '../../words/dates.ts';
import { readingWords } from '../../words/reading-words.ts';
import { weeklyWords } from '../../words/weekly-words.ts';
import { StoryList } from '../StoriesView.tsx';
import styles from './Covers.module.css';
import { CoverList, CoverPicture } from './CoversView.tsx';

/** An issue by its cover, with what is in it; all covers for an unknown number. */
export function CoverPage({ part, number }: { part: SectionOf<'covers'>; number: number }) {
  const { data, t, language } = useNewspaper();
  const issue = part.issues.find((one) => one.number === number);
  const back = data.printed.every === 'week' ? data.printed.number - number : 0;
  return (
    <>
      {issue && (
        <article className={styles.issue}>
          <CoverPicture cover={issue.cover} />
          <div>
            <h2>
              {t(readingWords.issue)} {digits(issue.number, language)}: {t(issue.title)}
            </h2>
            <p>{englishDate(dateOf(dayAfter(latestIssue(data), back * -7)), language)}</p>
            <p>{t(issue.about)}</p>
            <h3>{t(weeklyWords.inThisIssue)}</h3>
            <StoryList stories={data.stories.filter(({ id }) => issue.stories.includes(id))} />
          </div>
        </article>
      )}
      <h2>{t(part.title)}</h2>
      <CoverList issues={part.issues} />
    </>
  );
}
