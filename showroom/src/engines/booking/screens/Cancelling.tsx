import { filled } from '../../../shell/words.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { numeral, taka } from '../../../words/taka.ts';
import { useBooking } from '../engine.ts';
import { cancel, refundOf, type Side } from '../steps/booking-states.ts';
import { words } from '../words/words.ts';
import type { Booking } from '../world.ts';

/** The way out of a booking, asked twice, with what is paid back. @param by who leaves it */
export function Cancelling({ booking, by }: { booking: Booking; by: Side }) {
  const { data, premises, translate, step, completeTask, language } = useBooking();
  const refund = refundOf(premises, booking, by);
  const leave = () => {
    const isLeft = step((now, before) => cancel(now, before, booking.code, by));
    if (isLeft && booking.isOwn) completeTask('cancelled');
  };
  const money =
    refund > 0
      ? filled(translate(by === 'guest' ? words.refund : words.refundToGuest), {
          amount: taka(refund, language),
        })
      : filled(translate(words.noRefund), {
          amount: taka(booking.paid, language),
          days: numeral(data.freeCancelling, language),
        });
  return (
    <AskFirst
      name={translate(words.cancel)}
      label={
        by === 'owner'
          ? `${translate(words.cancel)}: ${translate(booking.name)}`
          : translate(words.cancel)
      }
      variant={by === 'guest' ? 'quiet' : 'text'}
      question={`${translate(words.freeAgain)} ${booking.paid > 0 ? money : ''}`.trim()}
      yes={translate(words.cancelNow)}
      keep={translate(words.keep)}
      onYes={leave}
    />
  );
}
