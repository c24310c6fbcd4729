import { afterAll, it } from 'vitest';
import { RepositoryCopy } from '../scripts/repository-copy.ts';

const copy = new RepositoryCopy();
afterAll(() => copy.remove());

it('an owner publishes a price and a photograph, and goes back', async () => {
  await copy.run('walks/in-copy/publish.ts');
});
