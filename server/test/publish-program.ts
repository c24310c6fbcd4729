import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newDirectory } from './new-directory.ts';

const moduleOf = (place: string) => JSON.stringify(fileURLToPath(import.meta.resolve(place)));

/** A program that publishes as some lines do, which know its order: `desk`, `ownSite` and the rest. */
export function publishProgramOf(lines: string): string {
  const file = join(newDirectory(), 'run.ts');
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { addRelease, writeSiteOf } from ${moduleOf('./releases.ts')};
import { pointAt } from ${moduleOf('@nokshi/releases/pointer.ts')};
import { forgetPlan } from ${moduleOf('@nokshi/releases/planned.ts')};
import { failed, idle } from ${moduleOf('@nokshi/releases/progress.ts')};
process.once('message', (order) => {
  const { desk, ownSite } = order;
${lines}
  process.disconnect();
});
`,
  );
  return file;
}
