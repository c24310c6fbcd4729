import { screenHash } from '../../../../runtime/hash.ts';
import { dateOf } from '../../../../words/days.ts';
import { pageWith, type SectionOf, type Year } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { closingOf, roundTaka, sumOf, yearName } from '../../steps/accounts.ts';
import { words } from '../../words/words.ts';
import styles from './AccountList.module.css';
import { Facts } from './Facts.tsx';

/** The audited years, each leading to its accounts, with what was spent in it or all that it came to. */
export function AccountList({ look }: Pick<SectionOf<'accounts'>, 'look'>) {
  const { data, language, completeTask } = useOrganisation();
  const page = pageWith(data, 'accounts');
  return (
    <ul className={styles.years} data-look={look}>
      {data.accounts.map((year) => (
        <li key={year.ago}>
          <a href={screenHash(page, String(year.ago))} onClick={() => completeTask('read')}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 3h9l5 5v13H5zM14 3v5h5M12 11v6M9.500 14.500L12 17l2.500-2.500" />
            </svg>
            <span>
              <b data-of-today>{yearName(year.ago, dateOf(data.begun), language)}</b>
              <small>{roundTaka(sumOf(year.spending), language)}</small>
            </span>
          </a>
          {look === 'full' && <Sums year={year} />}
        </li>
      ))}
    </ul>
  );
}

/** What came in, where it went and what was left. */
function Sums({ year }: { year: Year }) {
  const { taka } = useOrganisation();
  return (
    <Facts
      look="lines"
      rows={[
        { name: words.income, value: taka(sumOf(year.income)) },
        { name: words.spending, value: taka(sumOf(year.spending)) },
        { name: words.closing, value: taka(closingOf(year)) },
      ]}
    />
  );
}
