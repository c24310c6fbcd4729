import { Icon } from '@nokshi/artwork/kit/icon.tsx';
import type { ReactElement } from 'react';
import type { Picture } from '../../../demo/picture.ts';

const word = (given: Picture['with'], name: string, otherwise: string) =>
  String(given[name] ?? otherwise);

/** The drawings of the offices. */
export const officeDrawings: Readonly<Record<string, (given: Picture['with']) => ReactElement>> = {
  'office-icon': (given) => (
    <svg
      aria-hidden="true"
      width="40"
      height="40"
      viewBox="0 0 40 40"
      color={word(given, 'colour', '#000000')}
    >
      <Icon name={word(given, 'icon', 'tabler:package')} size={40} stroke={2.2} />
    </svg>
  ),
  'office-cone': (given) => (
    <svg aria-hidden="true" width="40" height="46" viewBox="0 0 40 46">
      <path d="M12 4h16l8 38H4z" fill={word(given, 'yarn', '#b4ded7')} />
      <path
        d="M11 12l18 4M10 19l20 4M8 26l23 4M7 33l26 4"
        stroke={word(given, 'thread', '#0f766e')}
        strokeWidth="3"
      />
    </svg>
  ),
};
