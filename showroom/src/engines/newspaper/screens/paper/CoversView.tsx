import type { DrawnPicture } from '../../../../demo/picture.ts';
import { screenHash } from '../../../../runtime/hash.ts';
import { Stack } from '../../../../ui/layout.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { issueBefore, issueNumber } from '../../steps/stories.ts';
import { words } from '../../words/words.ts';
import boxes from '../Box.module.css';
import { Box, Way } from '../Box.tsx';
import { StoryList } from '../StoriesView.tsx';
import styles from './Covers.module.css';

/** The latest back issues, on the front. */
export function CoversView({ part }: { part: SectionOf<'covers'> }) {
  const { t } = useNewspaper();
  return (
    <Box title={t(part.title)}>
      <CoverList issues={part.issues.slice(0, 4)} />
      <Way to="covers">{t(words.backIssues)}</Way>
    </Box>
  );
}

/** An issue by its cover, with what is in it; all covers for none. @param id how many issues before the latest */
export function CoverPage({ part, id }: { part: SectionOf<'covers'>; id: string }) {
  const { data, t, digits, englishDate } = useNewspaper();
  const issue = part.issues[Number(id) - 1];
  const day = issueBefore(data, Number(id));
  return (
    <>
      {issue && (
        <article className={`${boxes['beside']} ${styles.issue}`}>
          <CoverPicture cover={issue.cover} />
          <Stack gap={4}>
            <h2>
              {t(words.issue)} {digits(issueNumber(data, day) ?? 0)}: {t(issue.title)}
            </h2>
            <p>{englishDate(day)}</p>
            <p>{t(issue.about)}</p>
            <h3>{t(words.inThisIssue)}</h3>
            <StoryList stories={data.stories.filter(({ id }) => issue.stories.includes(id))} />
          </Stack>
        </article>
      )}
      <h2>{t(part.title)}</h2>
      <CoverList issues={part.issues} />
    </>
  );
}

/** Covers with their numbers, the last issue first, each of which leads to its issue. */
function CoverList({ issues }: { issues: SectionOf<'covers'>['issues'] }) {
  const { data, t, digits, completeTask } = useNewspaper();
  return (
    <Stack as="ul" gap={4} className={styles.covers}>
      {issues.map(({ title, cover }, at) => (
        <li key={t(title)}>
          <a
            className={styles.cover}
            href={screenHash('covers', String(at + 1))}
            onClick={() => completeTask('leafed')}
          >
            <CoverPicture cover={cover} />
            <small data-of-today>
              {t(words.issue)} {digits(issueNumber(data, issueBefore(data, at + 1)) ?? 0)}
            </small>
            <b>{t(title)}</b>
          </a>
        </li>
      ))}
    </Stack>
  );
}

/** A cover under the name of the paper. */
function CoverPicture({ cover }: { cover: DrawnPicture }) {
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
