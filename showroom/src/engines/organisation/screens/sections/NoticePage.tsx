import { screenHash } from '../../../../runtime/hash.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { dayOf } from '../../../../words/days.ts';
import type { Notice } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { usePlace } from '../usePlace.ts';
import { Facts } from './Facts.tsx';
import { FormView } from './FormView.tsx';
import styles from './NoticePage.module.css';
import { DaysLeft } from './Notices.tsx';
import shared from './Sections.module.css';

/** A tender or a job circular, with its form as long as it is open. */
export function NoticePage({ notice }: { notice: Notice }) {
  const { t, today, date } = useOrganisation();
  const { page } = usePlace();
  const isClosed = notice.closes < dayOf(today);
  const rows = [
    { name: words.number, value: notice.number },
    { name: words.published, value: date(notice.published, 'year') },
    { name: words.closes, value: date(notice.closes, 'year') },
    ...notice.facts,
  ];
  return (
    <article className={styles.notice} data-closed={isClosed || undefined}>
      <Stack>
        <a className={shared.link} href={screenHash(page.id)}>
          ← {t(words.back)}
        </a>
        <h2>{t(notice.name)}</h2>
        <p>
          <DaysLeft closes={notice.closes} />
        </p>
        <p>{t(notice.about)}</p>
        <Facts look="lines" rows={rows} />
        {notice.terms.length > 0 && (
          <>
            <h3>{t(words.terms)}</h3>
            <ul className={styles.terms}>
              {notice.terms.map((term) => (
                <li key={t(term)}>{t(term)}</li>
              ))}
            </ul>
          </>
        )}
      </Stack>
      {isClosed ? (
        <p>{t(words.isClosed)}</p>
      ) : (
        <FormView
          form={notice.form}
          name={notice.id}
          about={`${notice.number}, ${t(notice.name)}`}
          goal="applied"
        />
      )}
    </article>
  );
}
