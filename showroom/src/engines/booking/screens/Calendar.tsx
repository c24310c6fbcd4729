import { languages } from '@nokshi/forms/languages.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { type Day, dateOf, dayOf, weekdayInWords } from '../../../words/days.ts';
import { useBooking } from '../engine.ts';
import { freeSlots, isClosedDay } from '../steps/slots.ts';
import { words } from '../words/words.ts';
import styles from './Calendar.module.css';
import { week } from './when.ts';

/** Folded away, a month with the number of free slots of each day. */
export function Calendar({ chosen, choose }: { chosen: Day; choose: (day: Day) => void }) {
  const { t, language, today } = useBooking();
  const [month, setMonth] = useState(0);
  const first = new Date(today.getFullYear(), today.getMonth() + month, 1);
  const length = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  const gap = week.indexOf(first.getDay());
  /** Those of other months are left empty. */
  const weeks = Array.from({ length: Math.ceil((gap + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => dayOf(first, week * 7 + weekday - gap)),
  );
  const isOfMonth = (day: Day) => dateOf(day).getMonth() === first.getMonth();
  const name = new Intl.DateTimeFormat(languages[language].locale, {
    month: 'long',
    year: 'numeric',
  }).format(first);
  return (
    <details>
      <summary>{t(words.calendar)}</summary>
      <Stack className={styles.calendar} data-of-today>
        <Row isApart>
          <Button variant="quiet" label={t(words.earlier)} onClick={() => setMonth(month - 1)}>
            ‹
          </Button>
          <b role="status">{name}</b>
          <Button variant="quiet" label={t(words.later)} onClick={() => setMonth(month + 1)}>
            ›
          </Button>
        </Row>
        <table className={styles.month} aria-label={name}>
          <thead>
            <tr>
              {week.map((weekday) => (
                <th key={weekday} scope="col" abbr={weekdayInWords(weekday, language, 'long')}>
                  {weekdayInWords(weekday, language, 'short')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((days) => (
              <tr key={days[0]}>
                {days.map((day) => (
                  <td key={day}>
                    {isOfMonth(day) && (
                      <DayOfMonth day={day} isChosen={day === chosen} choose={choose} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </details>
  );
}

/** A day of the month: a button where something is free. */
function DayOfMonth({
  day,
  isChosen,
  choose,
}: {
  day: Day;
  isChosen: boolean;
  choose: (day: Day) => void;
}) {
  const { data, premises, world, date, num, say, t } = useBooking();
  const count = freeSlots(premises, world, day).length;
  const number = num(dateOf(day).getDate());
  if (isClosedDay(data, day)) {
    return (
      <>
        {number} <small>{t(words.closed)}</small>
      </>
    );
  }
  if (count === 0) return number;
  return (
    <button type="button" aria-pressed={isChosen} onClick={() => choose(day)}>
      {number}
      <small>{num(count)}</small>
      <span className="visually-hidden">
        {say(words.freeOn, { day: date(day, 'weekday'), count })}
      </span>
    </button>
  );
}
