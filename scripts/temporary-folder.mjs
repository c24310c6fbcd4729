import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * Gives this process and all that it starts a folder of their own for temporary files, and removes it at
 * the end: tests that are interrupted can't clean up after themselves.
 */
export function useOwnTemporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nokshi-tests-'));
  // Servers of the tests may run as other accounts.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  // What is worth keeping for the next run.
  process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ??= path.join(root, '.cache', 'playwright');
  process.once('exit', () => {
    // What was interrupted may still write for a moment.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });
}
