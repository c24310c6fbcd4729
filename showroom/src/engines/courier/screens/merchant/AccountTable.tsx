import { screenHash } from '../../../../runtime/hash.ts';
import { Records } from '../../../../ui/Records.tsx';
import { useCourier } from '../../engine.ts';
import { accountOf } from '../../steps/payout.ts';
import { takaOf } from '../../words/paisa.ts';
import { words } from '../../words.ts';
import type { Parcel } from '../../world.ts';

const columns = [
  ['cash', words.cashHead],
  ['charge', words.charge],
  ['fee', words.fee],
  ['net', words.toYou],
] as const;

/** An account parcel by parcel: the cash, what is taken from it, and what is the merchant's. */
export function AccountTable({
  parcels,
  percent,
}: {
  parcels: readonly Parcel[];
  percent: number;
}) {
  const { t, say, language } = useCourier();
  const all = accountOf(parcels, percent);
  return (
    <Records
      name={t(words.parcelByParcel)}
      caption={t(words.parcelByParcel)}
      none={t(words.nothingYet)}
      rows={parcels}
      keyOf={({ number }) => number}
      columns={[
        [
          t(words.number),
          ({ number, to, address }) => (
            <>
              <a href={screenHash('track', number)}>{number}</a>
              <small>
                {t(to)}, {t(address)}
              </small>
            </>
          ),
        ],
        ...columns.map(
          ([part, head]) =>
            [
              t(head),
              (parcel: Parcel) => takaOf(accountOf([parcel], percent)[part], language),
            ] as const,
        ),
      ]}
      foot={
        <tr>
          <th scope="row">{say(words.deliveredCount, { count: parcels.length })}</th>
          {columns.map(([part]) => (
            <td key={part}>{takaOf(all[part], language)}</td>
          ))}
        </tr>
      }
    />
  );
}
