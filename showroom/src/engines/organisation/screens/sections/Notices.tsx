import { screenHash } from '../../../../runtime/hash.ts';
import { dayOf, distanceOf } from '../../../../words/days.ts';
import type { Notice, SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { usePlace } from '../usePlace.ts';
import { DaysLeft } from './DaysLeft.tsx';
import styles from './Notices.module.css';

/** Tenders or job circulars, the one that closes next first and closed ones last. */
export function Notices({ of }: Pick<SectionOf<'notices'>, 'of'>) {
  const { data, t, today, date } = useOrganisation();
  const { page } = usePlace();
  const order = ({ closes }: Notice) => {
    const days = distanceOf(closes, today);
    return days < 0 ? 10_000 - days : days;
  };
  const shown = data.notices
    .filter(({ kind }) => kind === of)
    .toSorted((one, other) => order(one) - order(other));
  return (
    <ul className={styles.notices}>
      {shown.map((notice) => (
        <li key={notice.id} data-closed={notice.closes < dayOf(today) || undefined}>
          <h3>
            <a href={screenHash(page?.id ?? '', notice.id)}>{t(notice.name)}</a>
          </h3>
          <p>
            {notice.number} · {t(words.published)} {date(notice.published)}
          </p>
          <p>
            {t(words.closes)}: <b>{date(notice.closes, 'year')}</b>{' '}
            <DaysLeft closes={notice.closes} />
          </p>
        </li>
      ))}
    </ul>
  );
}
