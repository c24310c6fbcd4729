import { demoData } from '../../demo/read-demos.ts';
import { midnightOf } from '../../runtime/now.ts';
import { beginSchool } from './begin.ts';
import { schoolSchema } from './schema.ts';
import type { School } from './steps/school.ts';
import type { SchoolWorld } from './world.ts';

const schools = {
  'boro-jamtola': demoData('boro-jamtola', schoolSchema),
  'shobuj-tota': demoData('shobuj-tota', schoolSchema),
};

/** A school on a day of November 2026, the 22nd being a Sunday, at half past twelve. */
export function openSchool(
  name: keyof typeof schools,
  date = 22,
): { readonly school: School; readonly world: SchoolWorld } {
  const data = schools[name];
  const now = new Date(2026, 10, date, 12, 30);
  return {
    school: { data, language: 'en', today: midnightOf(now), now },
    world: beginSchool(data, now),
  };
}
