import type { ReactNode } from 'react';
import type { DemoLanguage } from '../../../../demo/languages.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { changeOf, moveOf, type Share, type Sort } from '../../steps/shares.ts';
import { businessWords } from '../../words/business-words.ts';
import tables from '../Table.module.css';

/** Paisa as taka with two decimals, as exchanges print them. */
const twoDecimals = (paisa: number, language: DemoLanguage): string =>
  new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-IN', {
    minimumFractionDigits: 2,
  }).format(paisa / 100);

const signs = { up: '+', down: '−', none: '' } as const;

const signed = (change: number, language: DemoLanguage): string =>
  `${signs[moveOf(change) ?? 'none']}${new Intl.NumberFormat(
    language === 'bn' ? 'bn-BD' : 'en-IN',
    {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    },
  ).format(Math.abs(change))}`;

/** The index of an exchange and how it moved. */
export function IndexLine({
  index,
}: {
  index: SectionOf<'markets'>['exchanges'][number]['index'];
}) {
  const { language, t, num } = useNewspaper();
  const change = changeOf(index.value, index.before);
  return (
    <b data-move={moveOf(change)}>
      {t(index.name)} {num(index.value)} · {signed(change, language)}%
    </b>
  );
}

/** A table of shares; `head` gives what stands in the heads of its columns. */
export function SharesTable({
  caption,
  shares,
  hasSector,
  order,
  head,
}: {
  caption: ReactNode;
  shares: readonly Share[];
  hasSector: boolean;
  order?: { readonly by: Sort; readonly isTurned: boolean };
  head: (column: Sort, title: string) => ReactNode;
}) {
  const { t, language } = useNewspaper();
  const sortOf = (column: Sort) =>
    order?.by === column ? (order.isTurned ? 'ascending' : 'descending') : undefined;
  return (
    <table className={tables['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head('name', t(businessWords.share))}</th>
          {hasSector && <th scope="col">{t(businessWords.sector)}</th>}
          <th scope="col" data-number aria-sort={sortOf('price')}>
            {head('price', t(businessWords.close))}
          </th>
          <th scope="col" data-number aria-sort={sortOf('change')}>
            {head('change', t(businessWords.percent))}
          </th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ name, sector, price, before }) => {
          const change = changeOf(price, before);
          return (
            <tr key={t(name)}>
              <th scope="row">{t(name)}</th>
              {hasSector && <td>{t(sector)}</td>}
              <td data-number>{twoDecimals(price, language)}</td>
              <td data-number data-move={moveOf(change)}>
                {signed(change, language)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
