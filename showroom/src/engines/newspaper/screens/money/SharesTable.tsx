import type { ReactNode } from 'react';
import { Table } from '../../../../ui/Table.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { changeOf, moveOf, type Share, type Sort } from '../../steps/shares.ts';
import { businessWords } from '../../words/business-words.ts';
import { fixed } from '../../words/dates.ts';
import tables from '../Table.module.css';

const signs = { up: '+', down: '−', none: '' } as const;

/**
 * Shares of an exchange, under its index and how that moved.
 * @param head gives what stands in the heads of its columns
 */
export function SharesTable({
  exchange,
  shares,
  hasSector = false,
  order,
  head = (_, title) => title,
}: {
  exchange: SectionOf<'markets'>['exchanges'][number];
  shares: readonly Share[];
  hasSector?: boolean;
  order?: { readonly by: Sort; readonly isTurned: boolean };
  head?: (column: Sort, title: string) => ReactNode;
}) {
  const { t, num, language } = useNewspaper();
  const signed = (change: number) =>
    `${signs[moveOf(change) ?? 'none']}${fixed(Math.abs(change), 1, language)}`;
  const sortOf = (column: Sort) =>
    order?.by === column ? (order.isTurned ? 'ascending' : 'descending') : undefined;
  const { value, before, name: indexName } = exchange.index;
  const indexChange = changeOf(value, before);
  return (
    <Table
      className={tables['table']}
      name={t(exchange.name)}
      caption={
        <>
          {t(exchange.name)} ·{' '}
          <b data-move={moveOf(indexChange)}>
            {t(indexName)} {num(value)} · {signed(indexChange)}%
          </b>
        </>
      }
      heads={[
        <th key="name" scope="col">
          {head('name', t(businessWords.share))}
        </th>,
        ...(hasSector ? [t(businessWords.sector)] : []),
        <th key="price" scope="col" data-number aria-sort={sortOf('price')}>
          {head('price', t(businessWords.close))}
        </th>,
        <th key="change" scope="col" data-number aria-sort={sortOf('change')}>
          {head('change', t(businessWords.percent))}
        </th>,
      ]}
    >
      {shares.map(({ name, sector, price, before }) => {
        const change = changeOf(price, before);
        return (
          <tr key={t(name)}>
            <th scope="row">{t(name)}</th>
            {hasSector && <td>{t(sector)}</td>}
            <td data-number>{fixed(price / 100, 2, language)}</td>
            <td data-number data-move={moveOf(change)}>
              {signed(change)}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
