import { BrickHouse } from '@nokshi/artwork/kit/demo/brick-house.tsx';
import { Flood } from '@nokshi/artwork/kit/demo/flood.tsx';
import { Rolls } from '@nokshi/artwork/kit/demo/hessian.tsx';
import { Quay } from '@nokshi/artwork/kit/demo/quay.tsx';
import { RainTank } from '@nokshi/artwork/kit/demo/rain-tank.tsx';
import { SchoolBoat } from '@nokshi/artwork/kit/demo/school-boat.tsx';
import type { ReactElement } from 'react';
import type { Picture } from '../../../demo/picture.ts';
import { Bond } from './bonds.tsx';
import { Cover, Spot, Spread } from './books.tsx';
import { Chars, WomensGroup } from './coast.tsx';
import { Front } from './fronts.tsx';
import { Plan, Section } from './houses.tsx';
import { Jute } from './jute.tsx';
import { Mark } from './marks.tsx';

type With = Picture['with'];

const of = (given: With) => String(given['of']);

/** The drawings of organisations; `of` names the thing where there are several. */
export const organisationDrawings: Readonly<Record<string, (given: With) => ReactElement>> = {
  'organisation-mark': (given) => <Mark of={of(given)} colour={String(given['colour'])} />,
  'organisation-school-boat': () => <SchoolBoat w={1200} h={440} />,
  'organisation-chars': () => <Chars />,
  'organisation-flood': () => <Flood w={560} h={300} />,
  'organisation-rain-tank': () => <RainTank w={520} h={780} />,
  'organisation-womens-group': () => <WomensGroup />,
  'organisation-brick-house': () => <BrickHouse w={1260} h={374} />,
  'organisation-front': (given) => <Front of={of(given)} />,
  'organisation-plan': (given) => <Plan of={of(given)} />,
  'organisation-section': (given) => <Section of={of(given)} />,
  'organisation-bond': (given) => <Bond of={of(given)} />,
  'organisation-cover': (given) => <Cover of={of(given)} />,
  'organisation-spread': (given) => <Spread of={of(given)} />,
  'organisation-spot': (given) => <Spot of={of(given)} />,
  'organisation-hessian': () => <Rolls />,
  'organisation-jute': (given) => <Jute of={of(given)} />,
  'organisation-quay': () => <Quay w={1200} h={300} />,
};
