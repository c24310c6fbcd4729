import { filled } from '../../frame/words.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { numeral, taka } from '../../words/taka.ts';
import { cancel, refundOf } from './bookings.ts';
import { useBooking } from './room.ts';
import { words } from './words.ts';
import type { Booking } from './world.ts';

/** The way out of a booking, asked twice, with what is paid back. @param by who leaves it */
export function Cancelling({ booking, by }: { booking: Booking; by: 'guest' | 'owner' }) {
  const { data, say, change, reach, language } = useBooking();
  const refund = refundOf(data, booking);
  const leave = () => {
    const isLeft = change((before) => cancel(before, data, booking.code, say));
    if (isLeft && booking.isOwn) reach('cancelled');
  };
  const money =
    refund > 0
      ? filled(say(by === 'guest' ? words.refund : words.refundToGuest), {
          amount: taka(refund, language),
        })
      : filled(say(words.noRefund), {
          amount: taka(booking.paid, language),
          days: numeral(data.freeCancelling, language),
        });
  return (
    <AskFirst
      name={say(words.cancel)}
      label={by === 'owner' ? `${say(words.cancel)}: ${say(booking.name)}` : say(words.cancel)}
      variant={by === 'guest' ? 'quiet' : 'text'}
      question={`${say(words.freeAgain)} ${booking.paid > 0 ? money : ''}`.trim()}
      yes={say(words.cancelNow)}
      keep={say(words.keep)}
      onYes={leave}
    />
  );
}
