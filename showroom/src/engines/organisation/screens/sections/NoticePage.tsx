import { screenHash } from '../../../../runtime/hash.ts';
import { dayInWords, dayOf } from '../../../../words/days.ts';
import type { Notice } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { usePlace } from '../usePlace.ts';
import { DaysLeft } from './DaysLeft.tsx';
import { Facts } from './Facts.tsx';
import { FormView } from './FormView.tsx';
import styles from './NoticePage.module.css';

/** A tender or a job circular, with its form as long as it is open. */
export function NoticePage({ notice }: { notice: Notice }) {
  const { translate, today, language } = useOrganisation();
  const { page } = usePlace();
  const isClosed = notice.closes < dayOf(today);
  const rows = [
    { name: words.number, value: notice.number },
    { name: words.published, value: dayInWords(notice.published, language, 'year') },
    { name: words.closes, value: dayInWords(notice.closes, language, 'year') },
    ...notice.facts,
  ];
  return (
    <article className={styles.notice} data-closed={isClosed || undefined}>
      <div className={styles.words}>
        <a href={screenHash(page?.id ?? '')}>← {translate(words.back)}</a>
        <h2>{translate(notice.name)}</h2>
        <p>
          <DaysLeft closes={notice.closes} />
        </p>
        <p>{translate(notice.about)}</p>
        <Facts look="lines" rows={rows} />
        {notice.terms.length > 0 && (
          <>
            <h3>{translate(words.terms)}</h3>
            <ul className={styles.terms}>
              {notice.terms.map((term) => (
                <li key={translate(term)}>{translate(term)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {isClosed ? (
        <p>{translate(words.isClosed)}</p>
      ) : (
        <FormView
          form={notice.form}
          name={notice.id}
          about={`${notice.number}, ${translate(notice.name)}`}
          goal="applied"
        />
      )}
    </article>
  );
}
