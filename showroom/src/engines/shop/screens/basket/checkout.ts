import { asciiDigits } from '@nokshi/forms/digits.ts';
import type { Wish } from '../../steps/orders.ts';
import type { Payment } from '../../world.ts';

/** The field of the checkout that is wrong, by its name. */
export type CheckoutFault = 'name' | 'address' | 'bkash' | 'card';

const textOf = (typed: FormData, name: string) => String(typed.get(name) ?? '').trim();
const digitsOf = (typed: FormData, name: string) =>
  asciiDigits(textOf(typed, name)).replaceAll(/[\s-]/g, '');

/** What is missing or can't be, in the order of the fields. */
export function faultsOfCheckout(typed: FormData): readonly CheckoutFault[] {
  const faults: CheckoutFault[] = [];
  if (textOf(typed, 'name') === '') faults.push('name');
  if (textOf(typed, 'address') === '') faults.push('address');
  if (typed.has('bkash') && !/^01\d{9}$/.test(digitsOf(typed, 'bkash'))) faults.push('bkash');
  if (typed.has('card') && !/^\d{16}$/.test(digitsOf(typed, 'card'))) faults.push('card');
  return faults;
}

/** What the buyer wishes. Numbers of cards and telephones are left behind: nothing keeps them. */
export const wishOf = (typed: FormData): Wish => ({
  name: textOf(typed, 'name'),
  address: textOf(typed, 'address'),
  area: textOf(typed, 'area'),
  payment: textOf(typed, 'payment') as Payment,
  months: Number(textOf(typed, 'months')) || null,
  slot: typed.has('slot') ? textOf(typed, 'slot') : null,
});
