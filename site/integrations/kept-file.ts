import { existsSync } from 'node:fs';
import { replaceFile } from '../../toolchain/replace-file.mjs';

/**
 * What takes long to make and is named after all that it is made from, so that it need not be made twice, and
 * another build at the same time may make its own.
 * @param file its path, below the build's cache
 * @param make tells what stands in it
 * @returns the path, once the file is there
 */
export async function keptFile(
  file: string,
  make: () => Promise<string | Uint8Array>,
): Promise<string> {
  if (!existsSync(file)) replaceFile(file, await make());
  return file;
}
