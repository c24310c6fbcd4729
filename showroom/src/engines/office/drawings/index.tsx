import { Icon } from '@nokshi/artwork/kit/icon.tsx';
import type { ReactElement } from 'react';
import type { Picture } from '../../../demo/picture.ts';

/** The drawings of the offices. */
export const officeDrawings: Readonly<Record<string, (given: Picture['with']) => ReactElement>> = {
  'office-icon': ({ icon = 'tabler:package', colour = '#000000' }) => (
    <svg aria-hidden="true" width="40" height="40" viewBox="0 0 40 40" color={String(colour)}>
      <Icon name={String(icon)} size={40} stroke={2.2} />
    </svg>
  ),
  'office-cone': ({ yarn = '#b4ded7', thread = '#0f766e' }) => (
    <svg aria-hidden="true" width="40" height="46" viewBox="0 0 40 46">
      <path d="M12 4h16l8 38H4z" fill={String(yarn)} />
      <path
        d="M11 12l18 4M10 19l20 4M8 26l23 4M7 33l26 4"
        stroke={String(thread)}
        strokeWidth="3"
      />
    </svg>
  ),
};
