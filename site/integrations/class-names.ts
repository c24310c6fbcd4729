import path from 'node:path';
import { projectRoot } from '../../toolchain/project-root.ts';
import { digest } from '../pipeline/digest.ts';

/** Whose styles a page may get later: the names of their classes begin so, and no word of ours does. */
const beginnings = {
  d_: 'showroom/src/',
  r_: 'desk/src/content/',
  n_: 'desk/src/numbers/',
  s_: 'desk/src/settings/',
};
const usual = 'c';

/** In the repository, with the same signs on every system. */
const placeOf = (file: string): string => {
  const [address = ''] = file.split('?');
  return path.relative(projectRoot(), address).split(path.sep).join('/');
};

/**
 * The name that a class or keyframes of a style module have in built pages: a beginning for the room and five letters of a digest,
 * of which there are 916 million.
 * @param file the path of the module
 */
export function classNameOf(name: string, file: string): string {
  const place = placeOf(file);
  const [beginning = usual] =
    Object.entries(beginnings).find(([, room]) => place.startsWith(room)) ?? [];
  return beginning + digest(`${place} ${name}`, 5);
}

/** Whether a class is one of the demos. */
export const isOfShowroom = (className: string): boolean => className.startsWith('d_');

/** Whether it is one of a room of the desk that is fetched when it is opened. */
export const isOfLaterRooms = (className: string): boolean => /^[rns]_/.test(className);
