import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../toolchain/run.mjs';

/** Linux keeps what lies there in memory. */
const inMemory = '/dev/shm';

/** More than twice what the tests have written at most at any moment. */
const plentyOfBytes = 8 * 1024 ** 3;

/**
 * Gives this process and all that it starts a folder of their own for temporary files, and removes it at
 * the end: tests that are interrupted can't clean up after themselves.
 */
export function useOwnTemporaryFolder() {
  const folder = mkdtempSync(path.join(quickestFolder(), 'nokshi-tests-'));
  // Servers of the tests may run as other accounts.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  // These are kept for the next run.
  process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ??= path.join(root, '.cache', 'playwright');
  process.once('exit', () => {
    // Processes that were interrupted may still write for a moment.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });
}

/**
 * Ledgers, drafts and releases wait for the disk at every step, and the tests make hundreds of them: where
 * there is plenty of memory they are kept in that. TMPDIR goes before.
 */
function quickestFolder() {
  return !process.env.TMPDIR && hasPlentyOfMemory() ? inMemory : tmpdir();
}

function hasPlentyOfMemory() {
  if (process.platform !== 'linux' || !existsSync(inMemory)) return false;
  const [, options = ''] =
    / \/dev\/shm tmpfs (\S+)/.exec(readFileSync('/proc/mounts', 'utf8')) ?? [];
  const { bavail, bsize } = statfsSync(inMemory);
  return (
    /^rw\b/.test(options) &&
    // Programs of PostgreSQL are copied there for an account that may not enter node_modules.
    !/\bnoexec\b/.test(options) &&
    Math.min(bavail * bsize, process.availableMemory()) >= plentyOfBytes
  );
}
