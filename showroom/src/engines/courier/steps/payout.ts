import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { words } from '../words.ts';
import { type CourierWorld, isOver, type Parcel, type Step } from '../world.ts';

/**
 * The account of a parcel or of many, in paisa: what was collected, what is taken from it, what is left.
 * @param percent the fee on the cash collected
 */
export function accountOf(parcels: readonly Parcel[], percent: number) {
  const cash = parcels.reduce((sum, parcel) => sum + parcel.cash, 0) * 100;
  const charge = parcels.reduce((sum, parcel) => sum + parcel.charge, 0) * 100;
  const fee = (cash * percent) / 100;
  return { cash, charge, fee, net: cash - charge - fee };
}

/** What was delivered for a merchant, or goes back to them, and is in no payout yet. */
export const unpaidOf = ({ parcels }: CourierWorld, merchant: string): readonly Parcel[] =>
  parcels.filter(
    (parcel) => parcel.merchant === merchant && isOver(parcel) && parcel.payout === null,
  );

/** Whether the office may pay it out: cash that is still with a rider waits for the next payout. */
export const isInOffice = ({ isHandedIn, cash }: Pick<Parcel, 'isHandedIn' | 'cash'>): boolean =>
  isHandedIn || cash === 0;

/** The next payout of a merchant, as merchant and office see it. */
export function nextPayout(world: CourierWorld, merchant: string, percent: number) {
  const unpaid = unpaidOf(world, merchant);
  const payable = unpaid.filter(isInOffice);
  const withRiders = unpaid.filter((parcel) => !isInOffice(parcel));
  return {
    unpaid,
    payable,
    /** Of everything that was delivered. */
    all: accountOf(unpaid, percent),
    /** In paisa, what is paid next. */
    net: accountOf(payable, percent).net,
    /** In paisa, what comes on top once the riders have handed in their cash. */
    waiting: accountOf(withRiders, percent).net,
  };
}

/** The parcels of a payout. */
export const paidIn = ({ parcels }: CourierWorld, payout: number): readonly Parcel[] =>
  parcels.filter((parcel) => parcel.payout === payout);

/** Pays a merchant what the office holds. @throws Refusal when nothing is left after the charges */
export const payOut: Step<[merchant: string]> = ({ data, language, today }, world, merchant) => {
  const percent = data.way.kind === 'door' ? data.way.codPercent : 0;
  const { payable, net } = nextPayout(world, merchant, percent);
  if (net <= 0) refuse(language, words.nothingToPay);
  const numbers = payable.map((parcel) => parcel.number);
  const payout = Math.max(0, ...world.payouts.map((one) => one.number)) + 1;
  return {
    ...world,
    payouts: [{ number: payout, merchant, day: dayOf(today) }, ...world.payouts],
    parcels: world.parcels.map((parcel) =>
      numbers.includes(parcel.number) ? { ...parcel, payout } : parcel,
    ),
  };
};
