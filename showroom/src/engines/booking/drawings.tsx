import { Tooth } from '@nokshi/artwork/kit/demo/tooth.tsx';
import type { ReactElement } from 'react';
import type { Picture } from '../../demo/picture.ts';

type With = Picture['with'];

/** The drawings of booking sites, by name. */
export const bookingDrawings: Readonly<Record<string, (given: With) => ReactElement>> = {
  'booking-tooth': () => <Tooth />,
  'booking-hull': ({ upright }) => <Hull isUpright={upright === true} />,
  'booking-mangrove': Mangrove,
};

/** The boat from above without its cabins; it may be stretched. */
function Hull({ isUpright }: { isUpright: boolean }) {
  return (
    <svg
      aria-hidden="true"
      width={isUpright ? 240 : 760}
      height={isUpright ? 760 : 240}
      viewBox={isUpright ? '0 0 240 760' : '0 50 760 240'}
      preserveAspectRatio="none"
    >
      <g transform={isUpright ? 'matrix(0 -1 1 0 -50 760)' : undefined}>
        <path d="M20 60h560q130 20 170 110q-40 90-170 110H20q-26-110 0-220z" fill="#f4f1de" />
        <path d="M36 74h536q110 18 146 96q-36 78-146 96H36q-22-96 0-192z" fill="#c99a5b" />
        <clipPath id="deck">
          <path d="M36 74h536q110 18 146 96q-36 78-146 96H36q-22-96 0-192z" />
        </clipPath>
        <g clipPath="url(#deck)" stroke="#b5854a" strokeWidth="2">
          <path
            d={Array.from({ length: 11 }, (_, index) => `M34 ${86 + index * 17}h650`).join('')}
          />
        </g>
        <rect
          x="46"
          y="120"
          width="54"
          height="100"
          rx="8"
          fill="#fffdf2"
          stroke="#7d5a2c"
          strokeWidth="2.5"
        />
        <path d="M60 152h26M60 170h26M60 188h26" stroke="#7d5a2c" strokeWidth="4" />
        <rect x="586" y="116" width="80" height="108" rx="14" fill="#2f6f64" />
        <circle cx="626" cy="170" r="20" fill="none" stroke="#f4f1de" strokeWidth="5" />
        <path d="M626 150v40M606 170h40" stroke="#f4f1de" strokeWidth="4" />
      </g>
    </svg>
  );
}

/** The edge of the forest, hanging from above. */
function Mangrove() {
  return (
    <svg
      aria-hidden="true"
      width="1200"
      height="135"
      viewBox="0 100 1200 135"
      preserveAspectRatio="xMidYMin slice"
    >
      <g fill="#1f5d4f">
        {Array.from({ length: 15 }, (_, index) => index).map((tree) => (
          <circle key={tree} cx={tree * 86} cy={118 + (tree % 3) * 16} r={52 + (tree % 4) * 9} />
        ))}
      </g>
    </svg>
  );
}
