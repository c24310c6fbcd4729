import { goTo } from '../../../../runtime/hash.ts';
import { useBooking } from '../../engine.ts';
import { book, type Wanted } from '../../steps/bookings.ts';
import { nextCode } from '../../steps/codes.ts';

/** @returns what books for the guest who wrote into a form, and goes on to the booking */
export function useBook() {
  const { step } = useBooking();
  return (wanted: Omit<Wanted, 'name' | 'phone'>, typed: FormData) => {
    const name = String(typed.get('name'));
    const phone = String(typed.get('phone'));
    let code = 0;
    const isHeld = step((premises, before) => {
      code = nextCode(before);
      return book(premises, before, { ...wanted, name, phone });
    });
    if (isHeld) goTo('booking', String(code));
  };
}
