import { makeEngine } from '../../runtime/engine.tsx';
import { beginSchool } from './begin.ts';
import type { SchoolData } from './data.ts';
import type { SchoolWorld } from './world.ts';

export const { Provider: SchoolProvider, useDemo: useSchool } = makeEngine<SchoolData, SchoolWorld>(
  { version: 3, bears: 31, begin: beginSchool, schema: () => import('./world-schema.ts') },
);
