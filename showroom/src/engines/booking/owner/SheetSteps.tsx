import { Button } from '../../../ui/Button.tsx';
import { remind, setCome } from '../bookings.ts';
import { Cancelling } from '../Cancelling.tsx';
import { useBooking } from '../room.ts';
import { words } from '../words.ts';
import type { Booking } from '../world.ts';

/** What the owner does about a booking: remind, let in, cancel. */
export function SheetSteps({ booking }: { booking: Booking }) {
  const { say, change, reach } = useBooking();
  const { code, isReminded, hasCome } = booking;
  const name = say(booking.name);
  const sendReminder = () => {
    change((before) => remind(before, code));
    reach('reminded');
  };
  return (
    <span>
      <Button
        variant="quiet"
        label={`${say(isReminded ? words.reminded : words.remind)}: ${name}`}
        isPressed={isReminded}
        onClick={sendReminder}
      >
        {say(isReminded ? words.reminded : words.remind)}
      </Button>
      <Button
        variant="quiet"
        label={`${say(words.come)}: ${name}`}
        isPressed={hasCome}
        onClick={() => change((before) => setCome(before, code, !hasCome))}
      >
        {say(words.come)}
      </Button>
      <Cancelling booking={booking} by="owner" />
    </span>
  );
}
