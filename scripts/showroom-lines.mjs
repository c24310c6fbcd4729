/** Holds the size of the showroom. Part of `npm run check`. */
import { globSync, readFileSync } from 'node:fs';

/** How many lines showroom/src may have: those of all its files, blank ones too, but for its tests (`*.test.*`). */
const bound = 50_475;

const lines = globSync('showroom/src/**/*.{ts,tsx,css}')
  .filter((file) => !file.includes('.test.'))
  .reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

if (lines > bound) {
  console.error(
    `showroom/src has ${lines} lines without its tests, ${lines - bound} more than the ${bound} it may have: ` +
      'build the screen of the pieces in showroom/src/ui, or take out what no demo needs; where a new trade ' +
      'or a new ability is worth its lines, raise the bound in scripts/showroom-lines.mjs in the same commit.',
  );
  process.exitCode = 1;
}
