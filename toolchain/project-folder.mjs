/** Tells whether the project can be built where it stands. */
import { root } from './run.mjs';

/**
 * Signs that end a path, or begin something else, where a bundler makes an address or a text of a program
 * of it: there the build dies half way, each time with another message.
 */
const signs = /[#%?'"*<>|`\\]/g;

/** @returns one sentence about the folder of the project, or undefined where it may stand */
export function problemWithFolder(folder = root, isWindows = process.platform === 'win32') {
  const path = isWindows ? folder.replaceAll('\\', '/') : folder;
  const found = [...new Set(path.match(signs) ?? [])];
  if (found.length === 0) return undefined;
  return `The project can't be built in the folder ${folder}: please move it where no folder has ${found.join(' or ')} in its name.`;
}
