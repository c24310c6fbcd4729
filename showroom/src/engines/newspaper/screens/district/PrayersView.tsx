import { isRamadan } from '../../../../words/calendar.ts';
import { minutesOf } from '../../../../words/clock.ts';
import { dayOf } from '../../../../words/days.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { prayersOf } from '../../steps/prayers.ts';
import { plainTime } from '../../words/dates.ts';
import { words } from '../../words/words.ts';
import { Box } from '../Box.tsx';
import { Columns } from '../Columns.tsx';

const friday = 5;

/** The times of prayer of the day at the place of the paper: on Fridays Jumma, in Ramadan Sehri and Iftar. */
export function PrayersView({ part }: { part: SectionOf<'prayers'> }) {
  const { t, language, today } = useNewspaper();
  const times = prayersOf(today, part.latitude, part.longitude);
  const noon =
    today.getDay() === friday
      ? ([words.jumma, minutesOf(part.jumma)] as const)
      : ([words.zuhr, times.dhuhr] as const);
  const isFasting = isRamadan(dayOf(today));
  const rows = [
    // The meal before a fast ends as the dawn prayer begins; that after it begins at sunset.
    ...(isFasting ? ([[words.sehri, times.fajr]] as const) : []),
    [words.fajr, times.fajr],
    [words.sunrise, times.sunrise],
    noon,
    [words.asr, times.asr],
    ...(isFasting ? ([[words.iftar, times.maghrib]] as const) : []),
    [words.maghrib, times.maghrib],
    [words.isha, times.isha],
  ] as const;
  return (
    <Box title={t(part.title)} look="filled">
      <div data-of-today>
        <Columns
          name={t(part.title)}
          columns={[
            [t(words.prayer), ([name]) => t(name)],
            [t(words.time), ([, time]) => plainTime(time, language), 'number'],
          ]}
          rows={rows}
          areHeadsHidden
        />
      </div>
    </Box>
  );
}
