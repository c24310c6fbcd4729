import { screenHash } from '../../../../runtime/hash.ts';
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
  const { translate, language } = useCourier();
  const fill = useFilled();
  const cells = (account: ReturnType<typeof accountOf>) =>
    (['cash', 'charge', 'fee', 'net'] as const).map((column) => (
      <td key={column}>{takaOf(account[column], language)}</td>
    ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard.
    <section className={styles.scroll} tabIndex={0} aria-label={translate(words.parcelByParcel)}>
      <table className={styles.table}>
        <caption>{translate(words.parcelByParcel)}</caption>
        <thead>
          <tr>
            <th scope="col">{translate(words.number)}</th>
            <th scope="col">{translate(words.cashHead)}</th>
            <th scope="col">{translate(words.charge)}</th>
            <th scope="col">{translate(words.fee)}</th>
            <th scope="col">{translate(words.toYou)}</th>
          </tr>
        </thead>
        <tbody>
          {parcels.map((parcel) => (
            <tr key={parcel.number}>
              <th scope="row">
                <a href={screenHash('track', parcel.number)}>{parcel.number}</a>
                <small>
                  {translate(parcel.to)}, {translate(parcel.address)}
                </small>
              </th>
              {cells(accountOf([parcel], percent))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{fill('deliveredCount', { count: parcels.length })}</th>
            {cells(accountOf(parcels, percent))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
