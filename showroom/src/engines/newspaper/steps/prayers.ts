import { CalculationMethod, Coordinates, Madhab, PrayerTimes, Rounding } from 'adhan';

const names = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;

/** The prayers of a day, in minutes after midnight on the clock of Bangladesh. */
type Prayers = Readonly<Record<(typeof names)[number], number>>;

/** Bangladesh is six hours ahead of UTC, all year. */
const ahead = 6 * 60;

/**
 * The times of prayer at a place, as the University of Karachi reckons and Asr by the Hanafi rule (a
 * shadow of twice the height); Maghrib two minutes after sunset, as calendars here print it.
 * @param date midnight of the day
 */
export function prayersOf(date: Date, latitude: number, longitude: number): Prayers {
  const method = CalculationMethod.Karachi();
  method.madhab = Madhab.Hanafi;
  // A prayer begins in the minute after, never in the one before.
  method.rounding = Rounding.Up;
  method.adjustments.maghrib = 2;
  const times = new PrayerTimes(new Coordinates(latitude, longitude), date, method);
  const minutesAt = (name: (typeof names)[number]) =>
    times[name].getUTCHours() * 60 + times[name].getUTCMinutes() + ahead;
  return Object.fromEntries(
    names.map((name) => [name, minutesAt(name) % (24 * 60)]),
  ) as unknown as Prayers;
}
