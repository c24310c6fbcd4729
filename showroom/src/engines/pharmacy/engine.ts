import { oneOf } from '../../demo/one-of.ts';
import { makeEngine } from '../../runtime/engine.tsx';
import type { Day } from '../../words/days.ts';
import { bears } from '../bears.ts';
import { beginPharmacy } from './begin.ts';
import { type Medicine, type PharmacyData, role, type Unit } from './data.ts';
import { monthOf, packsInWords, piecesInWords, timeLeft } from './words/phrases.ts';
import type { PharmacyWorld } from './world.ts';

const { Provider, useDemo } = makeEngine<PharmacyData, PharmacyWorld>({
  version: 3,
  bears: bears.pharmacy,
  begin: beginPharmacy,
  schema: () => import('./world-schema.ts'),
});

export const PharmacyProvider = Provider;

/** What screens use, with what only pharmacies say. */
export function usePharmacy() {
  const demo = useDemo();
  const { data, language, today, login, t } = demo;
  return {
    ...demo,
    isStaff: login?.role === role,
    medicineOf: (id: string) => oneOf(data.medicines, id),
    branchName: (id: string) => t(oneOf(data.branches, id).name),
    companyName: (id: string) => t(oneOf(data.companies, id).name),
    packs: (count: number, unit: Unit) => packsInWords(count, unit, language),
    pieces: (count: number, medicine: Medicine) => piecesInWords(count, medicine, language),
    month: (day: Day, length?: 'short') => monthOf(day, language, length),
    timeLeft: (expires: Day) => timeLeft(expires, today, language),
  };
}
