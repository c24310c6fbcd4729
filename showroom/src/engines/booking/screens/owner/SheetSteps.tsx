import { Button } from '../../../../ui/Button.tsx';
import { useBooking } from '../../engine.ts';
import { mayHaveCome, remind, setCome } from '../../steps/booking-states.ts';
import { words } from '../../words/words.ts';
import type { Booking } from '../../world.ts';
import { Cancelling } from '../Cancelling.tsx';

/** What the owner does about a booking: remind, let in, cancel. */
export function SheetSteps({ booking }: { booking: Booking }) {
  const { t, completeTask, today, act } = useBooking();
  const { code, isReminded, hasCome } = booking;
  const name = t(booking.name);
  const sendReminder = () => {
    if (act(remind, code)) completeTask('reminded');
  };
  return (
    <span>
      <Button
        variant="quiet"
        label={`${t(isReminded ? words.reminded : words.remind)}: ${name}`}
        isPressed={isReminded}
        onClick={sendReminder}
      >
        {t(isReminded ? words.reminded : words.remind)}
      </Button>
      {mayHaveCome(booking, today) && (
        <Button
          variant="quiet"
          label={`${t(words.come)}: ${name}`}
          isPressed={hasCome}
          onClick={() => act(setCome, code, !hasCome)}
        >
          {t(words.come)}
        </Button>
      )}
      {!hasCome && <Cancelling booking={booking} by="owner" />}
    </span>
  );
}
