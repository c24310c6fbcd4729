import { screenHash } from '../../../../runtime/hash.ts';
import { Table } from '../../../../ui/Table.tsx';
import { useCourier } from '../../engine.ts';
import { accountOf } from '../../steps/payout.ts';
import { takaOf } from '../../words/paisa.ts';
import { useFilled } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import type { Parcel } from '../../world.ts';
import styles from '../Table.module.css';

/** An account parcel by parcel: the cash, what is taken from it, and what is the merchant's. */
export function AccountTable({
  parcels,
  percent,
}: {
  parcels: readonly Parcel[];
  percent: number;
}) {
  const { t, language } = useCourier();
  const fill = useFilled();
  const cells = (account: ReturnType<typeof accountOf>) =>
    (['cash', 'charge', 'fee', 'net'] as const).map((column) => (
      <td key={column}>{takaOf(account[column], language)}</td>
    ));
  return (
    <Table
      className={styles.table}
      name={t(words.parcelByParcel)}
      caption={t(words.parcelByParcel)}
      heads={[words.number, words.cashHead, words.charge, words.fee, words.toYou].map(t)}
      foot={
        <tr>
          <th scope="row">{fill('deliveredCount', { count: parcels.length })}</th>
          {cells(accountOf(parcels, percent))}
        </tr>
      }
    >
      {parcels.map((parcel) => (
        <tr key={parcel.number}>
          <th scope="row">
            <a href={screenHash('track', parcel.number)}>{parcel.number}</a>
            <small>
              {t(parcel.to)}, {t(parcel.address)}
            </small>
          </th>
          {cells(accountOf([parcel], percent))}
        </tr>
      ))}
    </Table>
  );
}
