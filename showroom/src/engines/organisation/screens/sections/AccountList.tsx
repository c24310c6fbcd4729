import { screenHash } from '../../../../runtime/hash.ts';
import { Grid, Stack } from '../../../../ui/layout.tsx';
import { dateOf } from '../../../../words/days.ts';
import { pageWith, type SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { closingOf, roundTaka, sumOf, yearName } from '../../steps/accounts.ts';
import { words } from '../../words/words.ts';
import styles from './AccountList.module.css';
import { Facts } from './Facts.tsx';
import shared from './Sections.module.css';

/** The audited years, each leading to its accounts, with what was spent in it or all that it came to. */
export function AccountList({ section: { look } }: { section: SectionOf<'accounts'> }) {
  const { data, language, taka, completeTask } = useOrganisation();
  const page = pageWith(data, 'accounts');
  return (
    <Grid as="ul" column="large" className={styles.years} data-look={look}>
      {data.accounts.map((year) => (
        <Stack as="li" key={year.ago} className={shared.card}>
          <a href={screenHash(page, String(year.ago))} onClick={() => completeTask('read')}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 3h9l5 5v13H5zM14 3v5h5M12 11v6M9.500 14.500L12 17l2.500-2.500" />
            </svg>
            <span>
              <b data-of-today>{yearName(year.ago, dateOf(data.begun), language)}</b>
              <small className={shared.soft}>{roundTaka(sumOf(year.spending), language)}</small>
            </span>
          </a>
          {look === 'full' && (
            <Facts
              look="lines"
              rows={[
                { name: words.income, value: taka(sumOf(year.income)) },
                { name: words.spending, value: taka(sumOf(year.spending)) },
                { name: words.closing, value: taka(closingOf(year)) },
              ]}
            />
          )}
        </Stack>
      ))}
    </Grid>
  );
}
