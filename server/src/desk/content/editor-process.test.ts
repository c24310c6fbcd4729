import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { aContentDesk, aDraftDirectory, openContent } from '../../../test/content-desk.ts';
import { anOwnerAt } from '../../../test/desk-over-http.ts';
import { newDirectory } from '../../../test/new-directory.ts';
import { childrenOf, isRunning, killProcess } from '../../../test/processes.ts';
import { aContact, besideTests, openDatabase, post } from '../../../test/running-app.ts';
import { ServerProcess } from '../../../test/server-process.ts';
import { silent, testEnvironment } from '../../../test/test-environment.ts';
import { until } from '../../../test/until.ts';
import { EditorAway } from '../editor-away.ts';
import { EditorProcess } from './editor-process.ts';

const asked = { folder: 'products', name: 'POS', language: 'en' } as const;

/** Longer than any test waits. */
const patience = { begin: 600_000, answer: 600_000, idle: 600_000 };

const small = fileURLToPath(new URL('../../../test/small-editor.ts', import.meta.url));

function anEditor(waiting = patience): EditorProcess {
  const environment = testEnvironment({ DATA_DIR: newDirectory() });
  const editor = new EditorProcess(environment, silent, false, waiting, small);
  onTestFinished(() => editor.stop());
  return editor;
}

const pidOf = (editor: EditorProcess): number => {
  if (editor.pid === undefined) throw new Error('There is no editor.');
  return editor.pid;
};

it('is not there before it is asked, and ends when nobody asks it', async () => {
  const editor = anEditor({ ...patience, idle: 1 });
  expect(editor.pid).toBeUndefined();
  const answer = editor.ask('open', asked);
  const pid = pidOf(editor);
  expect((await answer).kind).toBe('given');
  await until('the editor to end', () => !isRunning(pid));
  expect(editor.pid).toBeUndefined();
  expect((await editor.ask('open', asked)).kind).toBe('given');
});

it('that is killed costs the answer in hand, and the next question begins another one', async () => {
  const editor = anEditor();
  expect((await editor.ask('open', asked)).kind).toBe('given');
  const pid = pidOf(editor);
  // It would answer before it is killed.
  process.kill(pid, 'SIGSTOP');
  const inHand = editor.ask('open', asked);
  const waiting = editor.ask('open', asked);
  killProcess(pid);
  await expect(inHand).rejects.toThrow(EditorAway);
  expect((await waiting).kind).toBe('given');
  expect(pidOf(editor)).not.toBe(pid);
});

it('that hangs is ended when its time is over, and the next question begins another one', async () => {
  const waiting = { ...patience };
  const editor = anEditor(waiting);
  expect((await editor.ask('open', asked)).kind).toBe('given');
  const pid = pidOf(editor);
  process.kill(pid, 'SIGSTOP');
  waiting.answer = 100;
  await expect(editor.ask('open', asked)).rejects.toThrow('took too long');
  await until('the editor to end', () => !isRunning(pid));
  waiting.answer = patience.answer;
  expect((await editor.ask('open', asked)).kind).toBe('given');
});

it('that hangs or is killed costs neither an enquiry nor the rest of the desk', async () => {
  const { app, rahim } = await aContentDesk(aDraftDirectory(), onTestFinished, besideTests);
  await openContent(rahim, 'products/POS');
  const [pid = 0] = childrenOf(process.pid).filter(isRunning);
  const answers = async () => [
    (await post(app, 'contact', { ...aContact, key: crypto.randomUUID(), page: '/contact' }))
      .statusCode,
    (await rahim.ask('GET', '/enquiries')).statusCode,
  ];
  process.kill(pid, 'SIGSTOP');
  const inHand = rahim.ask('GET', '/content/products/POS');
  expect(await answers()).toEqual([201, 200]);
  killProcess(pid);
  const told = await inHand;
  expect(told.statusCode).toBe(503);
  expect(told.json()).toMatchObject({
    reason: 'ended',
    message: expect.stringContaining('try again'),
  });
  expect(await answers()).toEqual([201, 200]);
  await openContent(rahim, 'products/POS');
});

it('tells of a broken file where it is broken, and of all others as ever', async () => {
  const { rahim, directory } = await aContentDesk();
  const file = join(directory, 'desk/draft/products/ERP/index.yaml');
  // Anew: the file has another name in each tree.
  rmSync(file);
  writeFileSync(file, 'title: [\n  "');
  const broken = await rahim.ask('GET', '/content/products/ERP');
  expect(broken.statusCode).toBe(422);
  expect(broken.json().message).toContain('is not YAML');
  const { entries } = (await rahim.ask('GET', '/content')).json();
  expect(entries).toContainEqual(expect.objectContaining({ id: 'products/ERP', faults: 1 }));
  await openContent(rahim, 'products/POS');
});

it('begins with the first question, not with the server, and ends even with one that is killed', async () => {
  const ledger = { DATA_DIR: aDraftDirectory() };
  const server = new ServerProcess(ledger);
  onTestFinished(() => server.kill('SIGKILL'));
  const address = await server.listening();
  const ask = await anOwnerAt(address, openDatabase(ledger));
  expect(childrenOf(server.pid)).toEqual([]);
  expect((await ask('/content/products/POS')).status).toBe(200);
  const [editor = 0] = childrenOf(server.pid);
  server.kill('SIGKILL');
  await server.gone();
  await until('the editor to end', () => !isRunning(editor));
});
