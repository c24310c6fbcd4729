import { Button } from '../../../../ui/Button.tsx';
import { useBooking } from '../../engine.ts';
import { mayHaveCome, remind, setCome } from '../../steps/booking-states.ts';
import { words } from '../../words/words.ts';
import type { Booking } from '../../world.ts';
import { Cancelling } from '../Cancelling.tsx';

/** What the owner does about a booking: remind, let in, cancel. */
export function SheetSteps({ booking }: { booking: Booking }) {
  const { translate, step, completeTask, today } = useBooking();
  const { code, isReminded, hasCome } = booking;
  const name = translate(booking.name);
  const sendReminder = () => {
    if (step((premises, before) => remind(premises, before, code))) completeTask('reminded');
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
      {mayHaveCome(booking, today) && (
        <Button
          variant="quiet"
          label={`${translate(words.come)}: ${name}`}
          isPressed={hasCome}
          onClick={() => step((premises, before) => setCome(premises, before, code, !hasCome))}
        >
          {translate(words.come)}
        </Button>
      )}
      {!hasCome && <Cancelling booking={booking} by="owner" />}
    </span>
  );
}
