import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pull as pullInto } from '../../../../editor/src/pull/pull.ts';
import { linkContent } from '../../../../editor/test/linked-content.ts';
import { codeOf } from '../../../test/code-of.ts';
import { compileCache } from '../../../test/compile-cache.ts';
import { aContentDesk, changeContent, openContent } from '../../../test/content-desk.ts';
import { aPassword } from '../../../test/desk.ts';
import { newDirectory } from '../../../test/new-directory.ts';
import { runHere } from '../../../test/test-terminal.ts';
import { setSecondFactor } from '../../ledger/desk/second-factor.ts';
import { newKey, newRecoveryCodes } from '../second-factor.ts';

const program = fileURLToPath(new URL('../../../desk.ts', import.meta.url));

/** A copy of the content, as a developer has it. */
function aClone(): string {
  const content = join(newDirectory(), 'content');
  linkContent(content);
  return content;
}

/** What `npm run desk -- content pull` does, with lines on its input. */
async function pull(url: string, lines: readonly string[], content = aClone()) {
  const typed = lines.map((line) => `${line}\n`).join('');
  const { output, code } = await runHere(
    ([address = ''], terminal) => pullInto(content, address, terminal),
    {},
    [url],
    { typed },
  );
  return { said: output, code, content };
}

/** The same in processes of their own. */
async function pullAsCommand(url: string, typed: readonly string[], content: string) {
  const command = ['--disable-warning=ExperimentalWarning', program, 'content', 'pull', url];
  const child = spawn(process.execPath, command, {
    env: { PATH: process.env['PATH'] ?? '', ...compileCache, CONTENT_DIR: content },
    cwd: '/',
  });
  child.stdin.on('error', () => {});
  child.stdin.end(typed.map((line) => `${line}\n`).join(''));
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said: output, code };
}

const rahim = ['rahim@nokshi.example', aPassword];

describe('the content of a desk, for a developer', () => {
  it('comes into the clone, with what is new, and without what is gone', async () => {
    const { app, rahim: browser } = await aContentDesk();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { version } = await openContent(browser, 'products/POS');
    const changes = [{ path: ['shortTitle', 'en'], value: 'Till' }];
    await changeContent(browser, 'products/POS', version, changes);
    await browser.ask('POST', '/content/clients', { payload: { name: 'new-shop' } });
    const clone = aClone();
    writeFileSync(join(clone, 'products/POS/index.yaml'), 'old: words\n');
    cpSync(join(clone, 'products/POS'), join(clone, 'products/OLD'), { recursive: true });
    writeFileSync(join(clone, 'notes.txt'), 'of the developer');
    const { said: output, code } = await pullAsCommand(url, rahim, clone);
    expect(code, output).toBe(0);
    expect(output).toContain('changed  products/POS/index.yaml');
    expect(output).toContain('new      clients/new-shop/index.yaml');
    expect(output).toContain('gone     products/OLD/index.yaml');
    const words = readFileSync(join(clone, 'products/POS/index.yaml'), 'utf8');
    expect(words).toContain('  en: Till\n');
    expect(existsSync(join(clone, 'products/OLD'))).toBe(false);
    expect(existsSync(join(clone, 'notes.txt'))).toBe(true);
    expect((await pull(url, rahim, clone)).said).toContain('already');
    // Of the browser in which Rahim is signed in: those of the command have ended.
    expect((await browser.ask('GET', '/sessions')).json().sessions).toHaveLength(1);
  });

  it('takes the code of a second factor', async () => {
    const { app, database } = await aContentDesk();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const secret = newKey();
    await database.use((ledger) =>
      ledger.transaction().execute((one) =>
        setSecondFactor(one, 'rahim@nokshi.example', {
          secret,
          step: 0,
          recoveryCodes: newRecoveryCodes(),
        }),
      ),
    );
    expect((await pull(url, [...rahim, '000000'])).said).toContain('The code is wrong');
    const { said: output, code } = await pull(url, [...rahim, codeOf(secret, Date.now())]);
    expect(code, output).toBe(0);
  });

  it('is refused to whoever may not have it, and the clone stays as it was', async () => {
    const { app } = await aContentDesk();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const [typed, sentence] of [
      [['rahim@nokshi.example', 'guessed'], 'The address or the password is wrong.'],
      [['karima@nokshi.example', aPassword], 'Only an owner'],
      [['rahim@nokshi.example'], 'Password is missing'],
    ] as const) {
      const clone = aClone();
      rmSync(join(clone, 'team'), { recursive: true });
      const { said: output, code } = await pull(url, typed, clone);
      expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
      expect(existsSync(join(clone, 'team'))).toBe(false);
    }
  });

  it('is not brought over what nobody has committed', async () => {
    const clone = aClone();
    spawnSync('git', ['init', '-q'], { cwd: clone });
    const { said: output, code } = await pull('http://localhost:1', rahim, clone);
    expect([code, output]).toEqual([1, expect.stringContaining('not committed')]);
  });
});

describe('an address', () => {
  it.each([
    ['http://www.nokshi.example', 'clear text'],
    ['ftp://nokshi.example', 'no address'],
    ['nokshi', 'no address'],
    ['http://localhost:1', "can't be reached"],
  ])('%s is told to be of no use', async (url, sentence) => {
    const { said: output, code } = await pull(url, rahim);
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
  });

  /** A server that is none of ours. */
  async function aServer(answer: RequestListener): Promise<string> {
    const server = createServer(answer).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it.each<[string, RequestListener]>([
    ['There is no desk', (_request, answer) => void answer.writeHead(200).end('<!doctype html>')],
    ['There is no desk', (_request, answer) => void answer.writeHead(404).end('{"message":"No."}')],
    [
      'leads on to https://www.nokshi.example',
      (_request, answer) =>
        void answer.writeHead(301, { location: 'https://www.nokshi.example/api' }).end(),
    ],
    [
      'not installed',
      ({ method }, answer) =>
        void (method === 'GET'
          ? answer.writeHead(503).end('{"message":"The editor is not installed on this server."}')
          : answer.writeHead(204, { 'set-cookie': 'desk=a; Path=/' }).end()),
    ],
    [
      'no whole zip',
      ({ method }, answer) =>
        void (method === 'GET'
          ? answer.writeHead(200, { 'content-type': 'application/zip' }).end('PK and no more')
          : answer.writeHead(204).end()),
    ],
  ])('where the answer is another one: %s', async (sentence, answer) => {
    const { said: output, code } = await pull(await aServer(answer), rahim);
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
  });
});
