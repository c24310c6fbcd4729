import { AskFirst } from '../../../ui/AskFirst.tsx';
import { useBooking } from '../engine.ts';
import { cancel, refundOf, type Side } from '../steps/booking-states.ts';
import { words } from '../words/words.ts';
import type { Booking } from '../world.ts';

/** The way out of a booking, asked twice, with what is paid back. @param by who leaves it */
export function Cancelling({ booking, by }: { booking: Booking; by: Side }) {
  const { data, premises, t, completeTask, act, taka, say } = useBooking();
  const refund = refundOf(premises, booking, by);
  const leave = () => {
    if (act(cancel, booking.code, by) && booking.isOwn) completeTask('cancelled');
  };
  const money =
    refund > 0
      ? say(by === 'guest' ? words.refund : words.refundToGuest, { amount: taka(refund) })
      : say(words.noRefund, { amount: taka(booking.paid), days: data.freeCancelling });
  return (
    <AskFirst
      name={t(words.cancel)}
      label={by === 'owner' ? `${t(words.cancel)}: ${t(booking.name)}` : t(words.cancel)}
      variant={by === 'guest' ? 'quiet' : 'text'}
      question={`${t(words.freeAgain)} ${booking.paid > 0 ? money : ''}`.trim()}
      onYes={leave}
    />
  );
}
