import type { ReactElement } from 'react';
import type { Picture } from '../../../demo/picture.ts';
import { FieldGround } from './FieldGround.tsx';
import { Harvester, PowerTiller, Thresher } from './machines.tsx';

const word = (given: Picture['with'], name: string, otherwise: string) =>
  String(given[name] ?? otherwise);

/** The drawings of the pipelines. */
export const pipelineDrawings: Readonly<Record<string, (given: Picture['with']) => ReactElement>> =
  {
    'pipeline-roof': () => <Roof />,
    'pipeline-map': () => <FieldGround />,
    'pipeline-harvester': (given) => <Harvester body={word(given, 'body', '#e2451e')} />,
    'pipeline-tiller': (given) => <PowerTiller body={word(given, 'body', '#e2451e')} />,
    'pipeline-thresher': (given) => <Thresher body={word(given, 'body', '#1f5b2c')} />,
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
