import type { DrawnPicture } from '../../../../demo/picture.ts';
import { screenHash } from '../../../../runtime/hash.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { issueBefore, issueNumber } from '../../steps/stories.ts';
import { digits } from '../../words/dates.ts';
import { readingWords } from '../../words/reading-words.ts';
import { weeklyWords } from '../../words/weekly-words.ts';
import { Box } from '../Box.tsx';
import links from '../Links.module.css';
import styles from './Covers.module.css';

/** Covers with their numbers, the last issue first, each of which leads to its issue. */
export function CoverList({ issues }: { issues: SectionOf<'covers'>['issues'] }) {
  const { data, t, language, completeTask } = useNewspaper();
  return (
    <ul className={styles.covers}>
      {issues.map(({ title, cover }, at) => (
        <li key={t(title)}>
          <a
            className={styles.cover}
            href={screenHash('covers', String(at + 1))}
            onClick={() => completeTask('leafed')}
          >
            <CoverPicture cover={cover} />
            <span>
              <small data-of-today>
                {t(readingWords.issue)}{' '}
                {digits(issueNumber(data, issueBefore(data, at + 1)) ?? 0, language)}
              </small>
              <b>{t(title)}</b>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A cover under the name of the paper. */
export function CoverPicture({ cover }: { cover: DrawnPicture }) {
  const { businessName } = useNewspaper();
  return (
    <span className={styles.sheet}>
      <img {...cover} alt="" />
      <span className={styles.name} aria-hidden="true">
        {businessName}
      </span>
    </span>
  );
}

/** The latest back issues, on the front. */
export function CoversView({ part }: { part: SectionOf<'covers'> }) {
  const { t } = useNewspaper();
  return (
    <Box title={t(part.title)}>
      <CoverList issues={part.issues.slice(0, 4)} />
      <a className={links.more} href={screenHash('covers')}>
        {t(weeklyWords.backIssues)}
      </a>
    </Box>
  );
}
