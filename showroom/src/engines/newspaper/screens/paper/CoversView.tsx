import type { DrawnPicture } from '../../../../demo/picture.ts';
import { screenHash } from '../../../../runtime/hash.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { digits } from '../../words/dates.ts';
import { readingWords } from '../../words/reading-words.ts';
import { weeklyWords } from '../../words/weekly-words.ts';
import { Box } from '../Box.tsx';
import links from '../Links.module.css';
import styles from './Covers.module.css';

/** Covers with their numbers, each of which leads to its issue. */
export function CoverList({ issues }: { issues: SectionOf<'covers'>['issues'] }) {
  const { t, language, completeTask } = useNewspaper();
  return (
    <ul className={styles.covers}>
      {issues.map(({ number, title, cover }) => (
        <li key={number}>
          <a
            className={styles.cover}
            href={screenHash('covers', String(number))}
            onClick={() => completeTask('leafed')}
          >
            <CoverPicture cover={cover} />
            <span>
              <small>
                {t(readingWords.issue)} {digits(number, language)}
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
