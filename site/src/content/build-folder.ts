import path from 'node:path';
import { projectRoot } from '../../../toolchain/project-root.ts';

/**
 * Where a build keeps what the next one need not make again. BUILD_DIR keeps it apart from that of the
 * repository's own site, as toolchain/build.mjs does with what it builds.
 */
export function cacheFolder(): string {
  const { BUILD_DIR } = process.env;
  return path.resolve(projectRoot(), ...(BUILD_DIR ? [BUILD_DIR, 'cache'] : ['.cache']));
}
