import { screenHash } from '../../../room/hash.ts';
import { Box } from '../Box.tsx';
import type { PartOf } from '../data.ts';
import { digits } from '../dates.ts';
import links from '../Links.module.css';
import { useNewspaper } from '../room.ts';
import { words } from '../words.ts';
import styles from './Covers.module.css';

/** Covers with their numbers, each of which leads to its issue. */
export function CoverList({ issues }: { issues: PartOf<'covers'>['issues'] }) {
  const { say, language, reach } = useNewspaper();
  return (
    <ul className={styles.covers}>
      {issues.map(({ number, title, cover }) => (
        <li key={number}>
          <a
            className={styles.cover}
            href={screenHash('covers', String(number))}
            onClick={() => reach('leafed')}
          >
            <CoverPicture cover={cover} />
            <span>
              <small>
                {say(words.issue)} {digits(number, language)}
              </small>
              <b>{say(title)}</b>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A cover under the name of the paper. */
export function CoverPicture({ cover }: { cover: string }) {
  const { businessName } = useNewspaper();
  return (
    <span className={styles.sheet}>
      <img src={cover} alt="" />
      <span className={styles.name} aria-hidden="true">
        {businessName}
      </span>
    </span>
  );
}

/** The latest back issues, on the front. */
export function CoversView({ part }: { part: PartOf<'covers'> }) {
  const { say } = useNewspaper();
  return (
    <Box title={say(part.title)}>
      <CoverList issues={part.issues.slice(0, 4)} />
      <a className={links.more} href={screenHash('covers')}>
        {say(words.backIssues)}
      </a>
    </Box>
  );
}
