import * as ngoLetters from '@nokshi/artwork/kit/lettering/ngos.ts';
import * as portfolioLetters from '@nokshi/artwork/kit/lettering/portfolio.ts';
import * as shopLetters from '@nokshi/artwork/kit/lettering/shops.ts';
import * as softwareLetters from '@nokshi/artwork/kit/lettering/software.ts';
import type { Letters } from '@nokshi/artwork/kit/lettering.tsx';
import type { ReactElement } from 'react';
import type { Picture } from '../demo/picture.ts';

type With = Picture['with'];

/** The list that each engine exports of its drawings, named after it, such as `tillDrawings`. */
const ofEngines = Object.values(
  import.meta.glob<Readonly<Record<string, object>>>(
    '../engines/*/{drawings,drawings/index,drawings/drawings}.tsx',
    { eager: true },
  ),
).flatMap((file) =>
  Object.entries(file).flatMap(([name, list]) => (name.endsWith('Drawings') ? [list] : [])),
);

/** The drawings that demos use, by name. Each draws one `svg`. */
export const drawings: Readonly<Record<string, (given: With) => ReactElement>> = {
  lettering: (given) => <Letter {...given} />,
  ...Object.assign({}, ...ofEngines),
};

const letterings: Readonly<Record<string, Letters>> = {
  ...ngoLetters,
  ...portfolioLetters,
  ...shopLetters,
  ...softwareLetters,
};

/** A name as drawn letters, in one colour. */
function Letter({ of: name, colour }: With) {
  const letters = letterings[String(name)];
  if (!letters) {
    throw new Error(
      `there is no lettering ${name}; there are: ${Object.keys(letterings).join(', ')}`,
    );
  }
  const { w, top, h, d } = letters;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${top} ${w} ${h}`}
      width={Math.round(w / 20)}
      height={Math.round(h / 20)}
    >
      <path d={d} fill={String(colour ?? '#000000')} />
    </svg>
  );
}
