import { accessSync, chmodSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { deskFolder } from '@nokshi/releases/paths.ts';
import { type Environment, WrongEnvironment } from './environment.ts';
import { firstMissing } from './sentences.ts';

/** A folder, or the one in which it would be made. */
export const nearestThere = (folder: string): string =>
  existsSync(folder) ? folder : nearestThere(dirname(folder));

/** Whether files can be made in a folder. */
export function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Looks at folders that nothing puts right while the server runs.
 * @throws WrongEnvironment naming the variable, its value and what would be right
 */
export function demandFolders({ CONTENT_DIR, DATA_DIR, DATABASE_URL }: Environment): void {
  const missing = CONTENT_DIR === undefined ? undefined : firstMissing(CONTENT_DIR);
  if (missing !== undefined) {
    throw new WrongEnvironment(
      `CONTENT_DIR is ${JSON.stringify(CONTENT_DIR)}; it should be a folder of words and pictures, and there is no ${missing}.`,
    );
  }
  if (!DATABASE_URL && !statSync(nearestThere(resolve(DATA_DIR))).isDirectory()) {
    throw new WrongEnvironment(
      `DATA_DIR is ${JSON.stringify(DATA_DIR)}; it should be a folder, and a file is there.`,
    );
  }
}

/** Whether the folder of the built site has one. */
export const hasSite = ({ SITE_DIR }: Pick<Environment, 'SITE_DIR'>): boolean =>
  existsSync(join(SITE_DIR, 'index.html'));

/** Warns at the start about folders that cannot be written: the server goes on meanwhile. */
export function complaintsOfFolders(environment: Environment): readonly string[] {
  const { SITE_DIR, DATA_DIR, DATABASE_URL } = environment;
  const isKept = DATABASE_URL !== undefined || isWritable(nearestThere(resolve(DATA_DIR)));
  return [
    ...(hasSite(environment)
      ? []
      : [
          `SITE_DIR is ${JSON.stringify(SITE_DIR)}; it should be the folder of the built site, as npm run build makes it. Pages answer 503 until the server is started with one.`,
        ]),
    ...(isKept
      ? []
      : [
          `DATA_DIR is ${JSON.stringify(DATA_DIR)}; it should be a folder that this account may write in. Enquiries answer 503 until it is.`,
        ]),
  ];
}

/** Has the drafts of the desk read by this account alone, whoever made their folder, and with what umask. */
export function closeDeskFolder({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>): void {
  try {
    chmodSync(deskFolder(DATA_DIR), 0o700);
  } catch {
    // There is none yet, or it is another account's, which alone may say so.
  }
}
