import { it } from 'vitest';
import { killBetweenChangeAndAnswer } from '../../test/killed-between.ts';
import { onBothDatabases } from '../../test/ledgers.ts';

onBothDatabases('a server that is killed between a change and its answer', (newLedger) => {
  it('does it once, whether or not its answer came', async () =>
    killBetweenChangeAndAnswer(await newLedger(), 10));
});
