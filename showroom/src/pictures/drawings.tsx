import * as ngoLetters from '@nokshi/artwork/kit/lettering/ngos.ts';
import * as portfolioLetters from '@nokshi/artwork/kit/lettering/portfolio.ts';
import * as shopLetters from '@nokshi/artwork/kit/lettering/shops.ts';
import * as softwareLetters from '@nokshi/artwork/kit/lettering/software.ts';
import type { Letters } from '@nokshi/artwork/kit/lettering.tsx';
import type { ReactElement } from 'react';
import type { Picture } from '../demo/picture.ts';
import { bookingDrawings } from '../engines/booking/drawings.tsx';
import { courierDrawings } from '../engines/courier/drawings/index.tsx';
import { courseDrawings } from '../engines/course/drawings/index.tsx';
import { diagnosticDrawings } from '../engines/diagnostic/drawings/index.tsx';
import { newspaperDrawings } from '../engines/newspaper/drawings/index.tsx';
import { officeDrawings } from '../engines/office/drawings/index.tsx';
import { organisationDrawings } from '../engines/organisation/drawings/index.tsx';
import { pharmacyDrawings } from '../engines/pharmacy/drawings/index.tsx';
import { pipelineDrawings } from '../engines/pipeline/drawings/index.tsx';
import { schoolDrawings } from '../engines/school/drawings/index.tsx';
import { shopDrawings } from '../engines/shop/drawings/index.tsx';
import { tillDrawings } from '../engines/till/drawings/drawings.tsx';

type With = Picture['with'];

/** The drawings that demos use, by name. Each draws one `svg`. */
export const drawings: Readonly<Record<string, (given: With) => ReactElement>> = {
  lettering: (given) => <Letter {...given} />,
  ...bookingDrawings,
  ...courierDrawings,
  ...courseDrawings,
  ...diagnosticDrawings,
  ...newspaperDrawings,
  ...officeDrawings,
  ...organisationDrawings,
  ...pharmacyDrawings,
  ...pipelineDrawings,
  ...schoolDrawings,
  ...shopDrawings,
  ...tillDrawings,
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
