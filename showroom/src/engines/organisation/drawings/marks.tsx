/** Marks of businesses whose names are plain letters. */
import type { ReactElement } from 'react';
import { thingOf } from './thing.ts';

const marks: Readonly<Record<string, { box: string; draw: (colour: string) => ReactElement }>> = {
  bricks: {
    box: '0 0 44 36',
    draw: (colour: string) => (
      <path
        d="M0 26h20v10H0zM24 26h20v10H24zM12 13h20v10H12zM0 13h8v10H0zM36 13h8v10h-8zM0 0h20v10H0zM24 0h20v10H24z"
        fill={colour}
      />
    ),
  },
  anchor: {
    box: '0 0 24 24',
    draw: (colour: string) => (
      <path
        d="M12 9v12M4 13a8 8 0 0 0 16 0M21 13h-2M5 13H3M15 6a3 3 0 1 1-6 0a3 3 0 0 1 6 0z"
        fill="none"
        stroke={colour}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ),
  },
};

/** @throws when there is no such mark */
export function Mark({ of, colour }: { of: string; colour: string }) {
  const { box, draw } = thingOf(marks, of);
  const [, , width, height] = box.split(' ');
  return (
    <svg aria-hidden="true" width={width} height={height} viewBox={box}>
      {draw(colour)}
    </svg>
  );
}
