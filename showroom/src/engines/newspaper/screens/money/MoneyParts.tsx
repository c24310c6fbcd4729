import { Row } from '../../../../ui/layout.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { rateInWords } from '../../steps/rates.ts';
import { changeOf, moveOf, type Share, type Sort } from '../../steps/shares.ts';
import { fixed } from '../../words/dates.ts';
import { words } from '../../words/words.ts';
import { lastDayOf, runningSubscription } from '../../world.ts';
import { Box, Way } from '../Box.tsx';
import { Columns } from '../Columns.tsx';
import styles from '../Strip.module.css';
import tables from '../Table.module.css';

/** What foreign money costs, in one line of the front. */
export function RatesView({ part }: { part: SectionOf<'rates'> }) {
  const { t, language } = useNewspaper();
  return (
    <Row as="section" gap={1} className={styles.strip} aria-label={t(part.title)}>
      <Row as="ul" gap={1} isApart>
        {part.rates.map(({ id, sign, sell }) => (
          <li key={id}>
            {t(sign)} <b>৳&nbsp;{rateInWords(sell, language)}</b>
          </li>
        ))}
      </Row>
      <Way to="rates">{t(part.title)}</Way>
    </Row>
  );
}

/** What it costs to read on, or until when it is paid. */
export function SubscriptionView({ part }: { part: SectionOf<'subscription'> }) {
  const { world, t, today, date, taka } = useNewspaper();
  const own = runningSubscription(world, today);
  return (
    <Box title={t(part.title)} look="filled">
      <p>
        {own
          ? `${t(words.until)} ${date(lastDayOf(own), 'year')}`
          : `${taka(part.price)} ${t(part.offer)}`}
      </p>
      <Way to="subscription" look="solid">
        {t(own ? words.closedStories : words.subscribe)}
      </Way>
    </Box>
  );
}

/** Each exchange with its index and first shares, on the front. */
export function MarketsView({ part }: { part: SectionOf<'markets'> }) {
  const { t } = useNewspaper();
  return (
    <Box title={t(part.title)}>
      {part.exchanges.map((exchange) => (
        <SharesTable key={exchange.id} exchange={exchange} shares={exchange.shares.slice(0, 4)} />
      ))}
      <Way to="markets">{t(words.wholeTable)}</Way>
    </Box>
  );
}

const signs = { up: '+', down: '−', none: '' } as const;

/** By which column shares are in order, and what puts them into another one. */
type Sorting = {
  readonly by: Sort;
  readonly isTurned: boolean;
  readonly sortBy: (column: Sort) => void;
};

/** Shares of an exchange, under its index and how that moved; those that are sorted with their sectors. */
export function SharesTable({
  exchange,
  shares,
  sorting,
}: {
  exchange: SectionOf<'markets'>['exchanges'][number];
  shares: readonly Share[];
  sorting?: Sorting;
}) {
  const { t, num, language } = useNewspaper();
  const signed = (change: number) =>
    `${signs[moveOf(change) ?? 'none']}${fixed(Math.abs(change), 1, language)}`;
  const sortOf = (column: Sort) =>
    sorting?.by === column ? (sorting.isTurned ? 'ascending' : 'descending') : undefined;
  const head = (column: Sort, title: string) =>
    sorting ? (
      <button
        type="button"
        className={tables['sort']}
        aria-label={`${t(words.sortBy)} ${title}`}
        onClick={() => sorting.sortBy(column)}
      >
        {title}
        {sorting.by === column && column !== 'name' && (sorting.isTurned ? ' ▲' : ' ▼')}
      </button>
    ) : (
      title
    );
  const { index, name } = exchange;
  const change = changeOf(index.value, index.before);
  return (
    <Columns
      name={t(name)}
      caption={
        <>
          {t(name)} ·{' '}
          <b data-move={moveOf(change)}>
            {t(index.name)} {num(index.value)} · {signed(change)}%
          </b>
        </>
      }
      columns={[
        [head('name', t(words.share)), (share) => t(share.name)],
        ...(sorting ? [[t(words.sector), (share: Share) => t(share.sector)] as const] : []),
        [
          head('price', t(words.close)),
          ({ price }) => fixed(price / 100, 2, language),
          'number',
          sortOf('price'),
        ],
        [
          head('change', t(words.percent)),
          ({ price, before }) => {
            const change = changeOf(price, before);
            return <span data-move={moveOf(change)}>{signed(change)}</span>;
          },
          'number',
          sortOf('change'),
        ],
      ]}
      rows={shares}
    />
  );
}
