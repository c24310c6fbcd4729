import { Icon } from '@nokshi/artwork/kit/icon.tsx';
import { Person, type PersonProps } from '@nokshi/artwork/kit/person.tsx';
import type { ReactElement } from 'react';
import type { Picture } from '../../../demo/picture.ts';

type With = Picture['with'];

/** The drawings of course sites, by name: an icon in one colour, and a teacher. */
export const courseDrawings: Readonly<Record<string, (given: With) => ReactElement>> = {
  'course-icon': (given) => (
    <Icon name={String(given['icon'])} size={48} color={String(given['colour'] ?? '#ffffff')} />
  ),
  'course-person': (given) => <Person {...(given as PersonProps)} />,
};
