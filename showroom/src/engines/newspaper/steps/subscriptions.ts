import { hasMoreGraphemes } from '@nokshi/forms/graphemes.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { mobileNumber } from '../../../words/phone.ts';
import { type Payment, sectionOf } from '../data.ts';
import { words } from '../words/words.ts';
import type { Step } from '../world.ts';

/** The number of a new subscriber. */
const firstNumber = 20_731;
const nameLength = 60;

/** Opens the closed stories. @throws Refusal without a name or a number to pay from */
export const subscribe: Step<
  [{ readonly name: string; readonly mobile: string; readonly payment: Payment }]
> = ({ data, language, today }, world, typed) => {
  const part = sectionOf(data, 'subscription');
  const name = typed.name.trim();
  if (!part || name === '') refuse(language, words.noName, {}, 'name');
  if (hasMoreGraphemes(name, nameLength)) refuse(language, words.longName, {}, 'name');
  if (!mobileNumber(typed.mobile)) refuse(language, words.notMobile, {}, 'mobile');
  const { payment } = typed;
  const day = dayOf(today);
  return { ...world, subscription: { number: firstNumber, name, payment, day, price: part.price } };
};

export const endSubscription: Step<[]> = (_, world) => ({ ...world, subscription: null });

/** Sends the letter to an address. @throws Refusal for what is no address */
export const writeTo: Step<[address: string]> = ({ language }, world, address) => {
  const letter = address.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(letter)) {
    refuse(language, words.notMail, {}, 'address');
  }
  return { ...world, letter };
};

export const stopLetter: Step<[]> = (_, world) => ({ ...world, letter: null });
