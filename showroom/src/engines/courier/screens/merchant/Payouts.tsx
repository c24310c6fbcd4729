import { screenHash } from '../../../../runtime/hash.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { Paper } from '../../../../ui/Paper.tsx';
import { PrintButton } from '../../../../ui/PrintButton.tsx';
import { Records } from '../../../../ui/Records.tsx';
import type { Door } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { accountOf, nextPayout, paidIn } from '../../steps/payout.ts';
import { takaOf } from '../../words/paisa.ts';
import { words } from '../../words.ts';
import type { Parcel, Payout } from '../../world.ts';
import common from '../CourierDemo.module.css';

/**
 * A merchant's payouts: the next one parcel by parcel, and those that were paid.
 * @param number of the one that is shown alone, as a sheet that prints
 */
export function Payouts({ way, number: wanted }: { way: Door; number: string }) {
  const { data, world, t, say, language, date, paisa } = useCourier();
  const chosen = world.payouts.find(({ number }) => String(number) === wanted);
  if (chosen) return <Sheet payout={chosen} percent={way.codPercent} />;
  const merchant = data.merchants[0]?.id ?? '';
  const { unpaid, net, waiting } = nextPayout(world, merchant, way.codPercent);
  return (
    <Stack as="section" gap={4} className={common.sheet}>
      <h2>{t(words.payouts)}</h2>
      <h3>{t(words.earlier)}</h3>
      <Stack as="ul" gap={2}>
        {world.payouts
          .filter((payout) => payout.merchant === merchant)
          .map(({ number, day }) => (
            <li key={number}>
              <a className={common.tile} href={screenHash('payouts', String(number))}>
                <b>{say(words.payoutNumber, { number: String(number) })}</b>
                <span>{date(day)}</span>
                <b>{paisa(accountOf(paidIn(world, number), way.codPercent).net)}</b>
              </a>
            </li>
          ))}
      </Stack>
      <h3>{t(words.nextPayout)}</h3>
      <p>
        <b>{paisa(net)}</b>
        {waiting > 0 && ` · ${say(words.withRiders, { cash: takaOf(waiting, language) })}`}
      </p>
      <AccountTable parcels={unpaid} percent={way.codPercent} />
    </Stack>
  );
}

function Sheet({ payout, percent }: { payout: Payout; percent: number }) {
  const { data, world, t, say, date } = useCourier();
  const merchant = data.merchants.find(({ id }) => id === payout.merchant);
  return (
    <Paper
      className={common.paper}
      lines={<h2>{say(words.payoutNumber, { number: String(payout.number) })}</h2>}
      title={
        <p>
          {merchant && `${t(merchant.name)}, ${t(merchant.spot)}`}
          <br />
          {date(payout.day, 'year')}
        </p>
      }
    >
      <AccountTable parcels={paidIn(world, payout.number)} percent={percent} />
      <p>
        <PrintButton variant="solid" />
      </p>
    </Paper>
  );
}

const columns = [
  ['cash', words.cashHead],
  ['charge', words.charge],
  ['fee', words.fee],
  ['net', words.toYou],
] as const;

/** An account parcel by parcel: the cash, what is taken from it, and what is the merchant's. */
function AccountTable({ parcels, percent }: { parcels: readonly Parcel[]; percent: number }) {
  const { t, say, language } = useCourier();
  const all = accountOf(parcels, percent);
  return (
    <Records
      isSideBySide
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
