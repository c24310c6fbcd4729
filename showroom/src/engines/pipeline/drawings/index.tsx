import type { ReactElement } from 'react';
import type { Picture } from '../../../demo/picture.ts';

/** The drawings of the pipelines. */
export const pipelineDrawings: Readonly<Record<string, (given: Picture['with']) => ReactElement>> =
  {
    'pipeline-roof': () => <Roof />,
    'pipeline-map': () => <FieldGround />,
    'pipeline-harvester': ({ body = '#e2451e' }) => <Harvester body={String(body)} />,
    'pipeline-tiller': ({ body = '#e2451e' }) => <PowerTiller body={String(body)} />,
    'pipeline-thresher': ({ body = '#1f5b2c' }) => <Thresher body={String(body)} />,
  };

/** The roof of a house in Dhaka: the room on it, an aerial, and a water tank. */
function Roof() {
  return (
    <svg aria-hidden="true" width="432" height="72" viewBox="84 20 432 72">
      <path d="M230 34h90v46h-90z" fill="#e4572e" />
      <path d="M222 24h106v14H222z" fill="#b93d1b" />
      <path d="M262 48h26v32h-26z" fill="#2a1f3d" />
      <path
        d="M350 80V42M338 48h24M420 60h54v20h-54z"
        stroke="#2a1f3d"
        strokeWidth="5"
        fill="#7a8fa3"
      />
      <path d="M112 80h404v12H112z" fill="#b9aecb" />
    </svg>
  );
}

const fields = ['#d3e3a4', '#c3da8e', '#efe3ae', '#d9e8b4'];

/** Fields, roads and a river, as in the picture of the gallery: a sketch, not a survey. */
function FieldGround() {
  return (
    <svg aria-hidden="true" width="700" height="480" viewBox="0 0 700 480">
      <rect width="700" height="480" fill="#e4edc5" />
      {Array.from({ length: 30 }, (_, index) => index).map((index) => (
        <rect
          key={index}
          x={(index % 6) * 122 - 20}
          y={Math.floor(index / 6) * 116 - 10}
          width={96 + (index % 3) * 14}
          height={88 + (index % 2) * 18}
          rx="6"
          fill={fields[(index * 5) % 4]}
          transform={`rotate(${(index % 5) - 2} 350 280)`}
        />
      ))}
      <path
        d="M520-10q-70 120-20 230t-60 190t20 170h46q-70-90-14-170t62-190t20-230z"
        fill="#8cc7dd"
      />
      <g fill="none" stroke="#fff">
        <path d="M-10 60q140 10 260 60t190 130t270 120" strokeWidth="18" />
        <path d="M230-10q20 140 60 250t20 330" strokeWidth="12" />
        <path d="M-10 420q180-20 300-90t420-60" strokeWidth="10" />
      </g>
    </svg>
  );
}

/** A combine harvester, its reel to the left. */
function Harvester({ body }: { body: string }) {
  return (
    <svg aria-hidden="true" width="230" height="140" viewBox="0 0 230 140">
      <path d="M70 30h110q14 0 14 14v50H56V50z" fill={body} />
      <path d="M84 4h62v40H78z" fill="#bfe0ee" stroke="#1b2e18" strokeWidth="5" />
      <path d="M76 2h78" stroke="#1b2e18" strokeWidth="7" />
      <path d="M160 30v-26h10v26" fill="#1b2e18" />
      <path d="M180 30l40-22" stroke="#f2b632" strokeWidth="11" strokeLinecap="round" />
      <path d="M60 66L26 92M60 90l-30 22" stroke="#1b2e18" strokeWidth="7" />
      <circle cx="24" cy="102" r="23" fill="#f2b632" />
      {[0, 45, 90, 135].map((turn) => (
        <path
          key={turn}
          d="M24 79v46"
          stroke="#1b2e18"
          strokeWidth="4"
          transform={`rotate(${turn} 24 102)`}
        />
      ))}
      <rect x="64" y="92" width="136" height="40" rx="20" fill="#1b2e18" />
      {[86, 116, 146, 178].map((x) => (
        <circle key={x} cx={x} cy="112" r="12" fill="#76866d" />
      ))}
    </svg>
  );
}

/** A two-wheeled power tiller with its long handles. */
function PowerTiller({ body }: { body: string }) {
  return (
    <svg aria-hidden="true" width="230" height="140" viewBox="0 0 230 140">
      <path
        d="M112 62L212 26M112 76L214 40"
        stroke="#1b2e18"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M26 46h74l14 14v28H26z" fill={body} />
      <path d="M40 28h34v18H40z" fill="#f2b632" />
      <path d="M84 46V18h8v28" fill="#1b2e18" />
      <circle cx="84" cy="98" r="34" fill="#1b2e18" />
      <circle cx="84" cy="98" r="15" fill="#76866d" />
      <path
        d="M120 84h24l10 34M132 84l-2 34M146 92l-6 28"
        stroke="#1b2e18"
        strokeWidth="6"
        fill="none"
      />
    </svg>
  );
}

/** A thresher for paddy on two wheels. */
function Thresher({ body }: { body: string }) {
  return (
    <svg aria-hidden="true" width="230" height="140" viewBox="0 0 230 140">
      <path d="M36 40h120l34 26v34H36z" fill={body} />
      <path d="M22 18h72l-16 22H36z" fill="#f2b632" />
      <path d="M190 66l32 22v10l-32 2z" fill="#1b2e18" />
      <circle cx="112" cy="70" r="20" fill="#fffbe8" />
      <path d="M112 52v36M94 70h36" stroke="#1b2e18" strokeWidth="5" />
      <circle cx="64" cy="112" r="22" fill="#1b2e18" />
      <circle cx="160" cy="112" r="22" fill="#1b2e18" />
      <circle cx="64" cy="112" r="8" fill="#76866d" />
      <circle cx="160" cy="112" r="8" fill="#76866d" />
    </svg>
  );
}
