import { it } from 'vitest';
import { killBetweenChangeAndAnswer } from '../../test/killed-between.ts';
import { newDirectory } from '../../test/new-directory.ts';

// Longer, and on PostgreSQL: npm run test:hard
it('a server that is killed between a change and its answer does it once', () =>
  killBetweenChangeAndAnswer({ DATA_DIR: newDirectory() }, 2));
