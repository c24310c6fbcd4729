import { type Day, dateOf, dayAfter, daysBetween } from './days.ts';

/**
 * The moving days of Bangladesh, a year a line. Those of 2026 are the holidays that the Ministry of Public
 * Administration published on 9 November 2025. All others are expected: what follows the moon by the
 * reckoning of Umm al-Qura a day later (which gives every such day of 2026), the pujas by the almanacs of
 * India. docs/decisions.md says how to go on; `npm run check-content` asks for it in time.
 */
const years = [
  {
    shabEBarat: '2026-02-04',
    ramadan: '2026-02-19',
    shabEQadr: '2026-03-17',
    eidUlFitr: '2026-03-21',
    buddhaPurnima: '2026-05-01',
    eidUlAdha: '2026-05-28',
    ashura: '2026-06-26',
    eidEMiladunnabi: '2026-08-26',
    janmashtami: '2026-09-04',
    durgaPuja: '2026-10-21',
  },
  {
    shabEBarat: '2027-01-24',
    ramadan: '2027-02-09',
    shabEQadr: '2027-03-07',
    eidUlFitr: '2027-03-10',
    buddhaPurnima: '2027-05-20',
    eidUlAdha: '2027-05-17',
    ashura: '2027-06-16',
    eidEMiladunnabi: '2027-08-15',
    janmashtami: '2027-08-25',
    durgaPuja: '2027-10-09',
  },
  {
    shabEBarat: '2028-01-13',
    ramadan: '2028-01-29',
    shabEQadr: '2028-02-24',
    eidUlFitr: '2028-02-27',
    buddhaPurnima: '2028-05-08',
    eidUlAdha: '2028-05-06',
    ashura: '2028-06-04',
    eidEMiladunnabi: '2028-08-04',
    janmashtami: '2028-08-13',
    durgaPuja: '2028-09-27',
  },
] as const satisfies readonly Readonly<Record<string, Day>>[];

type Feast = keyof (typeof years)[number];

/** The last day that the calendar knows: after it no day is a moving holiday. */
export const lastDayOfCalendar: Day = '2028-12-31';

/** The days of the feasts that have more than one: how many before the feast, and after it. */
const longer: Partial<Record<Feast, readonly [number, number]>> = {
  eidUlFitr: [2, 2],
  eidUlAdha: [2, 3],
  durgaPuja: [1, 0],
};

/** Martyrs', Independence, Bangla New Year, May, July Uprising and Victory Day, and Christmas. */
const everyYear = ['02-21', '03-26', '04-14', '05-01', '08-05', '12-16', '12-25'];

const isWithin = (day: Day, feast: Day, before: number, after: number): boolean => {
  const distance = daysBetween(feast, day);
  return distance >= -before && distance <= after;
};

const movingHolidays = new Set(
  years.flatMap(({ ramadan: _, ...feasts }) =>
    Object.entries(feasts).flatMap(([name, feast]) => {
      const [before, after] = longer[name as Feast] ?? [0, 0];
      return Array.from({ length: before + 1 + after }, (_, at) => dayAfter(feast, at - before));
    }),
  ),
);

/** Whether a day is a public holiday; Fridays and Saturdays are not counted. */
export const isHoliday = (day: Day): boolean =>
  everyYear.includes(day.slice(5)) || movingHolidays.has(day);

const friday = 5;
const saturday = 6;

/** Whether shops and trading houses work: on all days but Fridays and holidays. */
export const isWorkday = (day: Day): boolean => dateOf(day).getDay() !== friday && !isHoliday(day);

/** Whether banks clear cheques: from Sunday to Thursday, and not on 1 July and 31 December, when they close their books. */
export const isBankDay = (day: Day): boolean =>
  isWorkday(day) && dateOf(day).getDay() !== saturday && !['07-01', '12-31'].includes(day.slice(5));

/** Whether a day is one of fasting. */
export const isRamadan = (day: Day): boolean =>
  years.some(({ ramadan, eidUlFitr }) => day >= ramadan && day < eidUlFitr);

/**
 * Whether daily papers come out: not on the day before an Eid and the four from it on, as the Newspaper
 * Owners' Association had it in 2025 and 2026.
 */
export const isPaperDay = (day: Day): boolean =>
  !years.some(({ eidUlFitr, eidUlAdha }) =>
    [eidUlFitr, eidUlAdha].some((eid) => isWithin(day, eid, 1, 3)),
  );

/** The first day from one on for which something is true, or back from it (`step` -1); a fortnight is looked through. */
export function nearestDay(from: Day, isSo: (day: Day) => boolean, step: 1 | -1 = 1): Day {
  for (let away = 0; away < 14; away += 1) {
    const day = dayAfter(from, away * step);
    if (isSo(day)) return day;
  }
  return from;
}

/** The first day from one on that is no public holiday. */
export const afterHolidays = (from: Day): Day => nearestDay(from, (day) => !isHoliday(day));
