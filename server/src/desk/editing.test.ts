import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { aDraftDirectory } from '../../test/content-desk.ts';
import { anOwnerAt } from '../../test/desk-over-http.ts';
import { openDatabase } from '../../test/running-app.ts';
import { ServerProcess } from '../../test/server-process.ts';
import { until } from '../../test/until.ts';

/** What the package of a room names as needed. */
const packagesOf = (room: string): string[] => {
  const file = new URL(`../../../${room}/package.json`, import.meta.url);
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies);
};

/** What only the editor needs. */
const ofEditor = packagesOf('editor')
  .filter((name) => !packagesOf('server').includes(name))
  .map((name) => `/node_modules/${name}/`);

const isForEditing = (module: string): boolean =>
  [
    '/src/desk/content/',
    '/src/desk/local/',
    '/releases/src/pointer.ts',
    '/releases/src/kept-releases.ts',
    '/editor/',
    ...ofEditor,
  ].some((part) => module.includes(part));

it('loads nothing of the editor before an owner asks for it, whoever else does, and no metrics', async () => {
  const ledger = { DATA_DIR: aDraftDirectory() };
  const server = new ServerProcess(ledger, 'server-telling-modules.ts');
  onTestFinished(() => server.kill('SIGKILL'));
  const loaded = () =>
    server.lines.filter((line) => line.startsWith('loads ')).filter(isForEditing);
  const address = await server.listening();
  const statusOf = async (path: string) => (await fetch(`${address}${path}`)).status;
  expect(ofEditor).toContain('/node_modules/sharp/');
  expect(await statusOf('/desk/draft')).not.toBe(401);
  expect(await statusOf('/api/desk/content')).not.toBe(401);
  const ask = await anOwnerAt(address, openDatabase(ledger));
  for (const path of ['/desk/draft', '/desk/draft/contact', '/api/desk/content/products/POS']) {
    expect(await statusOf(path)).toBe(401);
  }
  expect((await ask('/content/products/POS/nothing')).status).toBe(404);
  expect((await ask('/enquiries')).status).toBe(200);
  expect(server.lines).toContainEqual(expect.stringMatching(/^loads .*desk\/sign-in\.ts$/));
  expect(loaded()).toEqual([]);
  expect(server.lines.filter((line) => line.includes('/metrics/'))).toEqual([]);
  expect((await ask('/content/products/POS')).status).toBe(200);
  await until('it to be loaded', () => loaded().length > 0);
});
