import { configDefaults, defineConfig } from 'vitest/config';
import { compileCache } from './server/test/compile-cache.ts';

/**
 * Milliseconds until a test counts as hung: many times what any takes, since they run while everything
 * else is checked and built, and how long they take is no behaviour.
 */
const patience = 240_000;
const limits = { testTimeout: patience, hookTimeout: patience };

/** What takes minutes: `npm run test:hard`. */
const hard = '**/*.hard.test.ts';
const exclude = [...configDefaults.exclude, hard];

/** More than the 2 cores: a third of the time the server's tests wait, for neighbours that hang or start. */
const maxWorkers = 3;

/** What site/astro.config.ts writes into scripts: tests have the site at the root of its host. */
const define = { SITE_FOLDER: '""' };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          ...limits,
          include: [
            'server/**/*.test.ts',
            'forms/**/*.test.ts',
            'contract/**/*.test.ts',
            'prices/**/*.test.ts',
            'artwork/**/*.test.ts',
            'pictures/**/*.test.ts',
            'scripts/**/*.test.ts',
            'toolchain/**/*.test.ts',
          ],
          exclude,
          environment: 'node',
          // Its files set up what they need in each test, so one process takes many of them: the packages
          // are loaded twice, not once for each file.
          isolate: false,
          // For the editors that its servers begin.
          env: compileCache,
          globalSetup: 'server/test/global-setup.ts',
          maxWorkers,
        },
      },
      {
        // Crashes, full disks and versions at length: one after the other.
        test: {
          name: 'hard',
          testTimeout: 10 * patience,
          hookTimeout: patience,
          include: [hard],
          environment: 'node',
          env: compileCache,
          globalSetup: 'server/test/global-setup.ts',
          fileParallelism: false,
        },
      },
      {
        // Copies of the whole repository, built and tried: one after the other.
        test: {
          name: 'walks',
          include: ['walks/*.test.ts'],
          exclude,
          environment: 'node',
          fileParallelism: false,
          // One of them builds the site and takes journeys through it.
          testTimeout: 10 * patience,
          hookTimeout: patience,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        define,
        test: {
          name: 'site',
          ...limits,
          include: [
            'site/**/*.test.ts',
            'showroom/**/*.test.ts',
            'desk/**/*.test.ts',
            'editor/**/*.test.ts',
            'ui/**/*.test.ts',
          ],
          exclude,
          environment: 'node',
          // As above.
          isolate: false,
          // For the editors and publishers that its tests begin.
          env: compileCache,
          maxWorkers,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        define,
        test: {
          name: 'components',
          ...limits,
          setupFiles: 'site/component-tests.ts',
          include: ['site/**/*.test.tsx', 'showroom/**/*.test.tsx', 'desk/**/*.test.tsx'],
          environment: 'jsdom',
          // As above: site/component-tests.ts tidies the document after each test.
          isolate: false,
          maxWorkers,
        },
      },
    ],
  },
});
