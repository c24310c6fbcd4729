import { dayIn } from '@nokshi/forms/calendar-day.ts';
import { languages } from '@nokshi/forms/languages.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Field } from '@nokshi/ui/Field.tsx';
import { type FormEvent, useState } from 'react';
import { type Day, isDayOff, morningOf, nextSunday, tomorrow } from '../clock/zone-time.ts';
import { Choices } from '../ui/Choices.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/words.ts';

/** Asks until when nobody wants to see an enquiry: nine in the morning, on the company's clock. */
export function Snooze({
  isOpen,
  onClose,
  onChosen,
}: {
  isOpen: boolean;
  onClose: () => void;
  onChosen: (time: number) => void;
}) {
  const { words } = useWords();
  return (
    <Dialog title={words.enquiry.snoozeTitle} isOpen={isOpen} onClose={onClose}>
      {() => <Days onChosen={onChosen} onClose={onClose} />}
    </Dialog>
  );
}

function Days({ onChosen, onClose }: { onChosen: (time: number) => void; onClose: () => void }) {
  const { words, language, timeZone } = useWords();
  const [fault, setFault] = useState('');
  const now = Date.now();
  const next = tomorrow(now, timeZone);
  const sunday = nextSunday(now, timeZone);
  const format = new Intl.DateTimeFormat(languages[language].locale, {
    // Shortened where the language has short forms that people write.
    ...(language === 'bn'
      ? ({ weekday: 'long', day: 'numeric', month: 'long' } as const)
      : ({ weekday: 'short', day: 'numeric', month: 'short' } as const)),
    timeZone: 'UTC',
  });
  const nameOf = (day: Day) =>
    [format.format(new Date(day)), isDayOff(day) ? words.enquiry.dayOff : ''].filter(Boolean);
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('day') ?? '');
    const time = day === '' ? undefined : morningOf(day, timeZone);
    if (time === undefined || Number.isNaN(time)) setFault(words.enquiry.dayMissing);
    else if (time <= Date.now()) setFault(words.enquiry.dayPassed);
    else onChosen(time);
  };
  const button = (label: string, day: Day) => (
    <Button variant="quiet" onClick={() => onChosen(morningOf(day, timeZone))}>
      {label}: {nameOf(day).join(', ')}
    </Button>
  );
  return (
    <>
      {button(words.enquiry.tomorrow, next)}
      {sunday !== next && button(words.enquiry.nextWeek, sunday)}
      <form noValidate onSubmit={choose}>
        <Field
          as="input"
          label={words.enquiry.chosenDay}
          name="day"
          type="date"
          min={dayIn(timeZone, now)}
          isErrorRead
          error={fault}
        />
        <Choices>
          <Button type="submit">{words.enquiry.putOffUntil}</Button>
          <Button variant="quiet" onClick={onClose}>
            {words.enquiry.cancel}
          </Button>
        </Choices>
      </form>
    </>
  );
}
