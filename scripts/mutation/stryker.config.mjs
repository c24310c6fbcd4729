/**
 * How Stryker changes the steps of one engine of the showroom, and which tests have to notice: those
 * beside them. ENGINE names it; see mutate.mjs.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    `showroom/src/engines/${process.env.ENGINE}/steps/**/*.ts`,
    `!showroom/src/engines/${process.env.ENGINE}/steps/**/*.test.ts`,
  ],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // A mutant in code that runs once, at import, would need a process of its own.
  ignoreStatic: true,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  // The copies that are changed lie outside of what the other tools look at.
  tempDirName: '.cache/mutation',
  ignorePatterns: ['**', '!showroom/**', '!forms/**', '!artwork/**', '!prices/**', '!scripts/**'],
};
