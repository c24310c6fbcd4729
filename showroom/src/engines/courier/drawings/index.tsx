import { Lorry } from '@nokshi/artwork/kit/demo/lorry.tsx';
import type { ReactElement } from 'react';
import type { Picture } from '../../../demo/picture.ts';

type With = Picture['with'];

const colour = (given: With, name: string, otherwise: string) => String(given[name] ?? otherwise);

/** A paper kite: the mark of a courier. */
function Kite(given: With) {
  return (
    <svg aria-hidden="true" width="46" height="46" viewBox="0 0 46 46">
      <path d="M23 1l20 22l-20 22L3 23z" fill={colour(given, 'paper', '#ffc928')} />
      <path d="M23 1v44M3 23h40" stroke={colour(given, 'sticks', '#dc2d28')} strokeWidth="3" />
    </svg>
  );
}

/** A kite in the wind, at the end of its dotted way. */
function KiteFlight(given: With) {
  const paper = colour(given, 'paper', '#ffc928');
  return (
    <svg aria-hidden="true" width="640" height="250" viewBox="560 0 640 250">
      <path
        d="M560 270C640 60 820 40 930 120S1120 150 1180 20"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="4"
        strokeDasharray="2 13"
        strokeLinecap="round"
      />
      <g transform="translate(1094 54) rotate(18)">
        <path d="M0-46l34 46l-34 46l-34-46z" fill={paper} />
        <path d="M0-46v92M-34 0h68" stroke={colour(given, 'sticks', '#b8221e')} strokeWidth="4" />
        <path d="M0 46q-14 22 4 36q16 16-2 34" fill="none" stroke={paper} strokeWidth="5" />
      </g>
    </svg>
  );
}

/** Three waves of a river: the mark of a parcel service. */
function Waves(given: With) {
  return (
    <svg aria-hidden="true" width="54" height="40" viewBox="0 0 54 40">
      <path
        d="M2 10q12-12 25 0t25 0M2 22q12-12 25 0t25 0M2 34q12-12 25 0t25 0"
        fill="none"
        stroke={colour(given, 'water', '#ffb938')}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The drawings of couriers, by name. */
export const courierDrawings: Readonly<Record<string, (given: With) => ReactElement>> = {
  'courier-kite': (given) => <Kite {...given} />,
  'courier-kite-flight': (given) => <KiteFlight {...given} />,
  'courier-waves': (given) => <Waves {...given} />,
  'courier-lorry': () => <Lorry />,
};
