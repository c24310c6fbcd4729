import { screenHash } from '../../../room/hash.ts';
import { roundTaka, sumOf, yearName } from '../accounts.ts';
import { pageWith } from '../data.ts';
import { useOrganisation } from '../room.ts';
import styles from './AccountList.module.css';

/** The audited years, each leading to its accounts, with what was spent in it. */
export function AccountList() {
  const { data, language, today, reach } = useOrganisation();
  const page = pageWith(data, 'accounts');
  return (
    <ul className={styles.years}>
      {data.accounts.map(({ ago, spending }) => (
        <li key={ago}>
          <a href={screenHash(page, String(ago))} onClick={() => reach('read')}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 3h9l5 5v13H5zM14 3v5h5M12 11v6M9.500 14.500L12 17l2.500-2.500" />
            </svg>
            <span>
              <b>{yearName(ago, today, language)}</b>
              <small>{roundTaka(sumOf(spending), language)}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
