import { languages } from '@nokshi/forms/languages.ts';
import { chosenDay, dateOf, dayInWords } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import { useShop } from '../engine.ts';
import { chooseDay, isOpenDay, isTaken } from '../steps/delivery.ts';
import { words } from '../words/words.ts';
import { weeksFrom } from './calendar.ts';
import styles from './DayChoice.module.css';

/** The days on which an order can be brought; those that are taken or off can't be pressed. */
export function DayChoice() {
  const { data, world, step, premises, translate, language, today } = useShop();
  const { delivery } = data.checkout;
  if (delivery.kind !== 'day') return null;
  const weeks = weeksFrom(delivery.earliest, today, 3);
  const { locale } = languages[language];
  const month = new Intl.DateTimeFormat(locale, { month: 'long' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'narrow' });
  const weekdayLong = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  const ends = [weeks.at(0)?.at(0) ?? 0, weeks.at(-1)?.at(-1) ?? 0];
  const months = new Set(ends.map((day) => month.format(dateOf(day, today))));
  const nameOf = (day: number) => dayInWords(day, today, language, 'weekday');
  return (
    <table className={styles.calendar}>
      <caption>
        <b data-of-today>{[...months].join(' – ')}</b> {translate(words.deliveryDay)}
      </caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekdayLong.format(dateOf(day, today))}>
              {weekday.format(dateOf(day, today))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-of-today>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const number = numeral(dateOf(day, today).getDate(), language);
              return (
                <td key={day}>
                  {isOpenDay(premises, world, day) ? (
                    <button
                      type="button"
                      aria-label={nameOf(day)}
                      aria-pressed={world.due === chosenDay(day, today)}
                      onClick={() => step((premises, before) => chooseDay(premises, before, day))}
                    >
                      {number}
                    </button>
                  ) : (
                    <span>
                      {number}
                      {isTaken(world, day, today) && (
                        <span className="visually-hidden"> ({translate(words.taken)})</span>
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
