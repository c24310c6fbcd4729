import { Flood } from '@nokshi/artwork/kit/demo/flood.tsx';
import { LaunchOnSlip } from '@nokshi/artwork/kit/demo/launch.tsx';
import { Quay } from '@nokshi/artwork/kit/demo/quay.tsx';
import { SchoolBoat } from '@nokshi/artwork/kit/demo/school-boat.tsx';
import { Stadium } from '@nokshi/artwork/kit/demo/stadium.tsx';
import * as dhorla from '@nokshi/artwork/kit/lettering/dhorla.ts';
import * as galleryTheke from '@nokshi/artwork/kit/lettering/gallery-theke.ts';
import * as khatian from '@nokshi/artwork/kit/lettering/khatian.ts';
import * as nodimatrik from '@nokshi/artwork/kit/lettering/nodimatrik.ts';
import * as sadarghat from '@nokshi/artwork/kit/lettering/sadarghat.ts';
import type { Letters } from '@nokshi/artwork/kit/lettering.tsx';
import type { ReactElement } from 'react';
import type { Picture } from '../../../demo/picture.ts';

type With = Picture['with'];

type Lettering = Readonly<Partial<Record<'masthead' | 'leadOne' | 'leadTwo', Letters>>>;

const letterings: Readonly<Record<string, Lettering>> = {
  nodimatrik,
  dhorla,
  khatian,
  'gallery-theke': galleryTheke,
  sadarghat,
};

/** Lines of drawn letters, one below the other. */
function Lines({ of, colour }: { of: readonly (Letters | undefined)[]; colour: string }) {
  const lines = of.filter((line) => line !== undefined);
  const gap = 120;
  const width = Math.max(...lines.map(({ w }) => w));
  const placed = lines.map((line, index) => ({
    ...line,
    y: lines.slice(0, index).reduce((sum, { h }) => sum + h + gap, 0) - line.top,
  }));
  const last = placed.at(-1);
  const height = last ? last.y + last.top + last.h : 0;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={Math.round(width / 20)}
      height={Math.round(height / 20)}
    >
      {placed.map(({ d, y }) => (
        <path key={y} d={d} fill={colour} transform={`translate(0 ${y})`} />
      ))}
    </svg>
  );
}

/** The cover of a back issue: one sign on one colour. The page sets the name above it. */
function Cover({ ground, sign }: With) {
  return (
    <svg aria-hidden="true" viewBox="0 0 104 152" width="208" height="304">
      <path d="M0 0h104v152H0z" fill={String(ground)} />
      <path
        d={String(sign)}
        transform="translate(0 44) scale(0.93)"
        fill="none"
        stroke="#fff4dd"
        strokeWidth="5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The pictures of newspapers. Each draws one `svg`. */
export const newspaperDrawings: Readonly<Record<string, (given: With) => ReactElement>> = {
  'newspaper-masthead': ({ of: name, colour }) => (
    <Lines of={[letterings[String(name)]?.masthead]} colour={String(colour)} />
  ),
  'newspaper-headline': ({ of: name, colour }) => (
    <Lines
      of={[letterings[String(name)]?.leadOne, letterings[String(name)]?.leadTwo]}
      colour={String(colour)}
    />
  ),
  'newspaper-cover': (given) => <Cover {...given} />,
  'newspaper-flood': () => <Flood w={600} h={290} />,
  'newspaper-launch': () => <LaunchOnSlip w={540} h={386} />,
  'newspaper-quay': () => <Quay w={1200} h={300} />,
  'newspaper-school-boat': () => <SchoolBoat w={1200} h={440} />,
  'newspaper-stadium': () => (
    <svg aria-hidden="true" viewBox="0 0 1200 670" width="1200" height="670">
      <Stadium />
    </svg>
  ),
};
