import { fileURLToPath } from 'node:url';
import { classNames } from '../integrations/class-names.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The names of the classes of all style modules. */
export const names = classNames([
  folder('../src'),
  folder('../../showroom/src'),
  folder('../../desk/src'),
  folder('../../ui/src'),
]);

/** Whether a class, by its short name, is one of the demos. */
export const isOfShowroom = (name: string): boolean =>
  names.isIn(name, folder('../../showroom/src'));

const laterRooms = ['content', 'numbers', 'settings'].map((room) =>
  folder(`../../desk/src/${room}`),
);

/** Whether it is one of a room of the desk that is fetched when it is opened. */
export const isOfLaterRooms = (name: string): boolean =>
  laterRooms.some((room) => names.isIn(name, room));
