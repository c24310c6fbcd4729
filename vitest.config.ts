import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'forms/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
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
        test: { name: 'site', include: ['site/**/*.test.{ts,tsx}'], environment: 'jsdom' },
      },
    ],
  },
});
