import { fileURLToPath } from 'node:url';

/**
 * For processes that tests start: Node.js keeps there what it compiled, as under `npm start`, and begins
 * in about half of the time.
 */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/node', import.meta.url)),
};
