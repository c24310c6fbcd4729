import { makeEngine } from '../../runtime/engine.tsx';
import { bears } from '../bears.ts';
import { beginSchool } from './begin.ts';
import type { SchoolData } from './data.ts';
import { askFees } from './steps/fees.ts';
import { stayAway } from './steps/routine.ts';
import type { SchoolWorld } from './world.ts';

export const { Provider: SchoolProvider, useDemo: useSchool } = makeEngine<SchoolData, SchoolWorld>(
  {
    version: 3,
    bears: bears.school,
    begin: beginSchool,
    newDay: (data, world, now) => askFees(data, stayAway(data, world, now), now),
    schema: () => import('./world-schema.ts'),
  },
);
