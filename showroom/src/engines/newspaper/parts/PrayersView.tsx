import { Box } from '../Box.tsx';
import { minutesOf, plainTime } from '../clock.ts';
import type { PartOf } from '../data.ts';
import { prayersOf } from '../prayers.ts';
import { useNewspaper } from '../room.ts';
import tables from '../Table.module.css';
import { words } from '../words.ts';

const friday = 5;

/** The times of prayer of the day at the place of the paper; on Fridays Jumma. */
export function PrayersView({ part }: { part: PartOf<'prayers'> }) {
  const { say, language, today } = useNewspaper();
  const times = prayersOf(today, part.latitude, part.longitude);
  const noon =
    today.getDay() === friday
      ? ([words.jumma, minutesOf(part.jumma)] as const)
      : ([words.zuhr, times.zuhr] as const);
  const rows = [
    [words.fajr, times.fajr],
    [words.sunrise, times.sunrise],
    noon,
    [words.asr, times.asr],
    [words.maghrib, times.maghrib],
    [words.isha, times.isha],
  ] as const;
  return (
    <Box title={say(part.title)} look="filled">
      <table className={tables['table']}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{say(words.prayer)}</th>
            <th scope="col">{say(words.time)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, time]) => (
            <tr key={name.en}>
              <th scope="row">{say(name)}</th>
              <td data-number>{plainTime(time, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
