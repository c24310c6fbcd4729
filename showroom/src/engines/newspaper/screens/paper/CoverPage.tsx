import { dateOf } from '../../../../words/days.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { issueBefore, issueNumber } from '../../steps/stories.ts';
import { digits, englishDate } from '../../words/dates.ts';
import { readingWords } from '../../words/reading-words.ts';
import { weeklyWords } from '../../words/weekly-words.ts';
import { StoryList } from '../StoriesView.tsx';
import styles from './Covers.module.css';
import { CoverList, CoverPicture } from './CoversView.tsx';

/** An issue by its cover, with what is in it; all covers for none. @param back how many issues before the latest */
export function CoverPage({ part, back }: { part: SectionOf<'covers'>; back: number }) {
  const { data, t, language } = useNewspaper();
  const issue = part.issues[back - 1];
  const day = issueBefore(data, back);
  return (
    <>
      {issue && (
        <article className={styles.issue}>
          <CoverPicture cover={issue.cover} />
          <div>
            <h2>
              {t(readingWords.issue)} {digits(issueNumber(data, day) ?? 0, language)}:{' '}
              {t(issue.title)}
            </h2>
            <p>{englishDate(dateOf(day), language)}</p>
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
