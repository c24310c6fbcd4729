import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'forms/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          // Its files set up what they need in each test, so one process takes many of them: the packages
          // are loaded twice, not once for each file.
          isolate: false,
          globalSetup: 'server/test/global-setup.ts',
          maxWorkers: 2,
        },
      },
      {
        // Copies of the whole repository, built and tried: one after the other.
        test: {
          name: 'walks',
          include: ['walks/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 240_000,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'site',
          include: ['site/**/*.test.ts', 'showroom/**/*.test.ts'],
          environment: 'node',
          // As above.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'components',
          include: ['site/**/*.test.tsx', 'showroom/**/*.test.tsx'],
          environment: 'jsdom',
          // As above: each test cleans up what it rendered.
          isolate: false,
          maxWorkers: 2,
        },
      },
    ],
  },
});
