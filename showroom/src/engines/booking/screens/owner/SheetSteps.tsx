import { Button } from '../../../../ui/Button.tsx';
import { remind, setCome } from '../../steps/bookings.ts';
import { Cancelling } from '../Cancelling.tsx';
import { useBooking } from '../../engine.ts';
import { words } from '../../words/words.ts';
import type { Booking } from '../../world.ts';

/** What the owner does about a booking: remind, let in, cancel. */
export function SheetSteps({ booking }: { booking: Booking }) {
  const { translate, change, completeTask } = useBooking();
  const { code, isReminded, hasCome } = booking;
  const name = translate(booking.name);
  const sendReminder = () => {
    change((before) => remind(before, code));
    completeTask('reminded');
  };
  return (
    <span>
      <Button
        variant="quiet"
        label={`${translate(isReminded ? words.reminded : words.remind)}: ${name}`}
        isPressed={isReminded}
        onClick={sendReminder}
      >
        {translate(isReminded ? words.reminded : words.remind)}
      </Button>
      <Button
        variant="quiet"
        label={`${translate(words.come)}: ${name}`}
        isPressed={hasCome}
        onClick={() => change((before) => setCome(before, code, !hasCome))}
      >
        {translate(words.come)}
      </Button>
      <Cancelling booking={booking} by="owner" />
    </span>
  );
}
