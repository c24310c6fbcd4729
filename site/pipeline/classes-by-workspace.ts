import { fileURLToPath } from 'node:url';
import { classNames } from '../integrations/class-names.ts';
import { laterDeskFolders } from '../integrations/shared-files.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The names of the classes of all style modules. */
export const shortClassNames = classNames([
  folder('../src'),
  folder('../../showroom/src'),
  folder('../../desk/src'),
  folder('../../ui/src'),
]);

/** Whether a class, by its short name, is one of the demos. */
export const isOfShowroom = (className: string): boolean =>
  shortClassNames.isIn(className, folder('../../showroom/src'));

const laterDeskPaths = laterDeskFolders.map((name) => folder(`../../desk/src/${name}`));

/** Whether it is one of a folder of the desk whose script is fetched when it is opened. */
export const isOfLaterDeskFolder = (className: string): boolean =>
  laterDeskPaths.some((path) => shortClassNames.isIn(className, path));
