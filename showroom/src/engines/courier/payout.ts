import { Refusal } from '../../runtime/refuse.ts';
import type { CourierWorld, Parcel } from './world.ts';

/** The account of a parcel or of many, in paisa: what was collected, what is taken from it, what is left. */
export type Account = {
  readonly cash: number;
  readonly charge: number;
  readonly fee: number;
  readonly net: number;
};

/** @param percent the fee on the cash collected */
export function accountOf(parcels: readonly Parcel[], percent: number): Account {
  const cash = parcels.reduce((sum, parcel) => sum + parcel.cash, 0) * 100;
  const charge = parcels.reduce((sum, parcel) => sum + parcel.charge, 0) * 100;
  const fee = (cash * percent) / 100;
  return { cash, charge, fee, net: cash - charge - fee };
}

/** What was delivered for a merchant and is in no payout yet. */
export const unpaidOf = ({ parcels }: CourierWorld, merchant: string): readonly Parcel[] =>
  parcels.filter(
    (parcel) => parcel.merchant === merchant && parcel.state === 'delivered' && parcel.payout === 0,
  );

/** Of that, what the office holds: cash that is still with a rider waits for the next payout. */
export const payableOf = (world: CourierWorld, merchant: string): readonly Parcel[] =>
  unpaidOf(world, merchant).filter(({ isHandedIn, cash }) => isHandedIn || cash === 0);

/** The parcels of a payout. */
export const paidIn = ({ parcels }: CourierWorld, payout: number): readonly Parcel[] =>
  parcels.filter((parcel) => parcel.payout === payout);

/** Pays a merchant what the office holds. @throws Refusal when that is nothing */
export function payOut(world: CourierWorld, merchant: string, nothing: string): CourierWorld {
  const numbers = payableOf(world, merchant).map(({ number }) => number);
  if (numbers.length === 0) throw new Refusal(nothing);
  const number = Math.max(0, ...world.payouts.map((payout) => payout.number)) + 1;
  return {
    ...world,
    payouts: [{ number, merchant, day: 0 }, ...world.payouts],
    parcels: world.parcels.map((parcel) =>
      numbers.includes(parcel.number) ? { ...parcel, payout: number } : parcel,
    ),
  };
}
