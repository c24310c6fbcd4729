import type { Way } from '../data.ts';
import type { words } from '../words.ts';
import type { Parcel } from '../world.ts';

type Due = { readonly name: keyof typeof words; readonly amount: number };

/** What a receiver pays for a parcel, or has paid: the name of its word, and the amount in taka. */
export function dueOf(
  { cash, charge, state }: Pick<Parcel, 'cash' | 'charge' | 'state'>,
  kind: Way['kind'],
): Due {
  const isDone = state === 'delivered';
  if (kind === 'door') return { name: isDone ? 'collectedCash' : 'cash', amount: cash };
  if (cash === 0) return { name: 'paid', amount: charge };
  return { name: isDone ? 'paidByReceiver' : 'toPay', amount: cash };
}
