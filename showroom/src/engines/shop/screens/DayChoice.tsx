import { languages } from '@nokshi/forms/languages.ts';
import { dateOf, dayAfter, dayOf, monthInWords, weekdayInWords } from '../../../words/days.ts';
import { useShop } from '../engine.ts';
import { chooseDay, isOpenDay, isTaken } from '../steps/delivery.ts';
import { words } from '../words/words.ts';
import styles from './DayChoice.module.css';
import shop from './shop.module.css';

const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** The days on which an order can be brought; those that are taken or off can't be pressed. */
export function DayChoice() {
  const { data, world, premises, t, language, today, date, num, act } = useShop();
  const { delivery } = data.checkout;
  if (delivery.kind !== 'day') return null;
  const first = dayOf(today, delivery.earliest);
  const sunday = dayAfter(first, -dateOf(first).getDay());
  const weeks = [0, 7, 14].map((after) => weekdays.map((day) => dayAfter(sunday, after + day)));
  const months = new Set(weeks.flat().map((day) => monthInWords(day, language)));
  const initial = new Intl.DateTimeFormat(languages[language].locale, { weekday: 'narrow' });
  return (
    <table className={`${shop.soft} ${styles.calendar}`}>
      <caption>
        <b data-of-today>{[...months].join(' – ')}</b> {t(words.deliveryDay)}
      </caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekdayInWords(weekday, language, 'long')}>
              {initial.format(dateOf(dayAfter(sunday, weekday)))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-of-today>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>
                {isOpenDay(premises, world, day) ? (
                  <button
                    type="button"
                    aria-label={date(day, 'weekday')}
                    aria-pressed={world.due === day}
                    onClick={() => act(chooseDay, day)}
                  >
                    {num(dateOf(day).getDate())}
                  </button>
                ) : (
                  <span>
                    {num(dateOf(day).getDate())}
                    {isTaken(world, day) && (
                      <span className="visually-hidden"> ({t(words.taken)})</span>
                    )}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
