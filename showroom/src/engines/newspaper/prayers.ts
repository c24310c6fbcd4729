import { daysBetween } from './bangla-calendar.ts';

/** The prayers of a day, in minutes after midnight on the clock of Bangladesh (UTC+6). */
type Prayers = Readonly<Record<'fajr' | 'sunrise' | 'zuhr' | 'asr' | 'maghrib' | 'isha', number>>;

const degree = Math.PI / 180;
const clock = 6;
/** How far the sun is below the horizon at Fajr and Isha, as the University of Karachi reckons. */
const night = 18;
/** The same at sunrise and sunset, with the sun's own width and the bending of its light. */
const edge = 0.833;

/** Where the sun stands on a day: its declination in degrees and how late it is at noon, in minutes. */
function sunOf(date: Date) {
  const days = daysBetween(new Date(2000, 0, 1), date) + 0.25;
  const anomaly = (357.529 + 0.98560028 * days) * degree;
  const mean = 280.459 + 0.98564736 * days;
  const longitude = (mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * degree;
  const tilt = 23.439 * degree;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude)) / degree;
  const late = ((mean - ascension + 180 + 3600 * 360) % 360) - 180;
  return { declination: Math.asin(Math.sin(tilt) * Math.sin(longitude)), late: late * 4 };
}

/**
 * The times of prayer at a place, Asr by the Hanafi rule (a shadow of twice the height).
 * @param date midnight of the day
 */
export function prayersOf(date: Date, latitude: number, longitude: number): Prayers {
  const { declination, late } = sunOf(date);
  const north = latitude * degree;
  const noon = (12 + clock - longitude / 15) * 60 - late;
  /** Minutes from noon until the sun stands so many degrees above the horizon. */
  const until = (height: number) => {
    const part =
      (Math.sin(height * degree) - Math.sin(north) * Math.sin(declination)) /
      (Math.cos(north) * Math.cos(declination));
    return (Math.acos(Math.min(1, Math.max(-1, part))) / degree) * 4;
  };
  const shadow = Math.atan(1 / (2 + Math.tan(Math.abs(north - declination)))) / degree;
  const exact = {
    fajr: noon - until(-night),
    sunrise: noon - until(-edge),
    zuhr: noon + 2,
    asr: noon + until(shadow),
    maghrib: noon + until(-edge) + 2,
    isha: noon + until(-night),
  };
  // A prayer begins in the minute after, never in the one before.
  return Object.fromEntries(
    Object.entries(exact).map(([name, minutes]) => [name, Math.ceil(minutes)]),
  ) as Prayers;
}
