import { languages } from '@nokshi/forms/languages.ts';
import { type Day, dateOf, dayOf } from '../../../words/days.ts';
import { useShop } from '../engine.ts';
import { chooseDay, isOpenDay, isTaken } from '../steps/delivery.ts';
import { words } from '../words/words.ts';
import { weeksFrom } from './calendar.ts';
import styles from './DayChoice.module.css';

/** The days on which an order can be brought; those that are taken or off can't be pressed. */
export function DayChoice() {
  const { data, world, premises, t, language, today, date, num, act } = useShop();
  const { delivery } = data.checkout;
  if (delivery.kind !== 'day') return null;
  const weeks = weeksFrom(dayOf(today, delivery.earliest), 3);
  const { locale } = languages[language];
  const month = new Intl.DateTimeFormat(locale, { month: 'long' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'narrow' });
  const weekdayLong = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  const months = new Set(weeks.flat().map((day) => month.format(dateOf(day))));
  const nameOf = (day: Day) => date(day, 'weekday');
  return (
    <table className={styles.calendar}>
      <caption>
        <b data-of-today>{[...months].join(' – ')}</b> {t(words.deliveryDay)}
      </caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekdayLong.format(dateOf(day))}>
              {weekday.format(dateOf(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-of-today>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const number = num(dateOf(day).getDate());
              return (
                <td key={day}>
                  {isOpenDay(premises, world, day) ? (
                    <button
                      type="button"
                      aria-label={nameOf(day)}
                      aria-pressed={world.due === day}
                      onClick={() => act(chooseDay, day)}
                    >
                      {number}
                    </button>
                  ) : (
                    <span>
                      {number}
                      {isTaken(world, day) && (
                        <span className="visually-hidden"> ({t(words.taken)})</span>
                      )}
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
