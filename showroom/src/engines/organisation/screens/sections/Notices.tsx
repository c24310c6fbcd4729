import { screenHash } from '../../../../runtime/hash.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { type Day, distanceOf } from '../../../../words/days.ts';
import type { Notice, SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { usePlace } from '../usePlace.ts';
import styles from './Notices.module.css';
import shared from './Sections.module.css';

/** Tenders or job circulars, the one that closes next first and closed ones last. */
export function Notices({ section }: { section: SectionOf<'notices'> }) {
  const { data, t, today, date } = useOrganisation();
  const { page } = usePlace();
  const daysTo = ({ closes }: Notice) => distanceOf(closes, today);
  const order = (notice: Notice) => {
    const days = daysTo(notice);
    return days < 0 ? 10_000 - days : days;
  };
  const shown = data.notices
    .filter(({ kind }) => kind === section.of)
    .toSorted((one, other) => order(one) - order(other));
  return (
    <Stack as="ul">
      {shown.map((notice) => (
        <Stack
          as="li"
          gap={1}
          key={notice.id}
          className={`${shared.card} ${styles.notice}`}
          data-closed={daysTo(notice) < 0 || undefined}
        >
          <h3>
            <a href={screenHash(page.id, notice.id)}>{t(notice.name)}</a>
          </h3>
          <p className={shared.soft}>
            {notice.number} · {t(words.published)} {date(notice.published)}
          </p>
          <p className={shared.soft}>
            {t(words.closes)}: <b>{date(notice.closes, 'year')}</b>{' '}
            <DaysLeft closes={notice.closes} />
          </p>
        </Stack>
      ))}
    </Stack>
  );
}

/** How long something is still open. @param closes its last day */
export function DaysLeft({ closes }: { closes: Day }) {
  const { today, say } = useOrganisation();
  const days = distanceOf(closes, today);
  const state = days < 0 ? words.closed : (lastDays[days] ?? words.daysLeft);
  return <span className={styles.state}>{say(state, { days })}</span>;
}

const lastDays = [words.lastDay, words.dayLeft];
