/** Lists every example that is still in content/; fails until none is. */
import { fileURLToPath } from 'node:url';
import { samplePlaces } from '../site/src/content/check/samples.ts';

const places = samplePlaces(fileURLToPath(new URL('../content', import.meta.url)));

for (const { file, field } of places) console.log(`content/${file}${field && ` → ${field}`}`);
if (places.length > 0) {
  console.log(
    `\n${places.length} examples are left. Replace each with what is real and remove its line "sample: true".`,
  );
  process.exitCode = 1;
} else {
  console.log('No examples are left in content/.');
}
