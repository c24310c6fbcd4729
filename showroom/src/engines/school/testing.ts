import { dataOn } from '../../demo/read-demos.ts';
import { midnightOf } from '../../runtime/now.ts';
import { dayOf } from '../../words/days.ts';
import { beginSchool } from './begin.ts';
import { schoolSchema } from './schema.ts';
import type { School } from './steps/school.ts';
import type { SchoolWorld } from './world.ts';

/** A school on a day of November 2026, the 22nd being a Sunday, at half past twelve. */
export function openSchool(
  name: 'boro-jamtola' | 'shobuj-tota',
  date = 22,
): { readonly school: School; readonly world: SchoolWorld } {
  const now = new Date(2026, 10, date, 12, 30);
  const data = dataOn(name, schoolSchema, dayOf(now));
  return {
    school: { data, language: 'en', today: midnightOf(now), now },
    world: beginSchool(data, now),
  };
}
