import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newDirectory } from './test/new-directory.ts';
import { aContact, post, runningApp } from './test/running-app.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What npm tells its scripts; the tests are one themselves. */
const ofNpm = /^(npm_|INIT_CWD)/i;

/** Types a line into a shell, in the folder of the project. */
function type(line: string, variables: Record<string, string>) {
  const own = Object.entries(process.env).filter(([name]) => !ofNpm.test(name));
  const env = { ...Object.fromEntries(own), ...variables };
  return spawnSync(line, { shell: true, cwd: root, env, encoding: 'utf8' });
}

/** A ledger with one enquiry, and a file to write to. */
async function prepared() {
  const directory = newDirectory();
  const ledger = { DATA_DIR: directory };
  const app = await runningApp(ledger);
  await post(app, 'contact', aContact);
  return { ledger, file: join(directory, 'enquiries.txt') };
}

describe('npm run leads', () => {
  it('writes an export into a file as it is, without the banner of npm', async () => {
    const { ledger, file } = await prepared();
    const asCsv = type(`npm run leads -- export --format csv > "${file}"`, ledger);
    // What takes longer than a second says how far it is.
    const said = asCsv.stderr.replaceAll(/^\d+ enquiries, back to .*\n/gm, '');
    expect([asCsv.status, said]).toEqual([0, '']);
    const alone = type('npm run -s leads -- export --format csv', ledger);
    expect(readFileSync(file, 'utf8')).toMatch(/^\ufeff"reference",.*\r\n"NK-.*\r\n$/s);
    expect(readFileSync(file, 'utf8')).toBe(alone.stdout);
    type(`npm run leads -- list --json > "${file}"`, ledger);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([aContact]);
  });

  it('refuses what a program would read where the banner has gone before it', async () => {
    const { ledger, file } = await prepared();
    const piped = type('npm run leads -- export --format csv', ledger);
    expect(piped.status).toBe(2);
    expect(piped.stderr).toContain('type: npm run -s leads -- export --format csv\n');
    expect(piped.stdout).not.toContain('"reference"');
    writeFileSync(file, 'what was here before\n');
    expect(type(`npm run leads -- list --json >> "${file}"`, ledger).status).toBe(2);
    expect(readFileSync(file, 'utf8')).toMatch(/^what was here before\n/);
    expect(type(`npm run -s leads -- list --json >> "${file}"`, ledger).status).toBe(0);
  });

  it('shows what is for people after the banner, also down a pipe', async () => {
    const { ledger } = await prepared();
    const { status, stdout } = type('npm run leads -- list', ledger);
    expect(status).toBe(0);
    expect(stdout).toContain(aContact.name);
  });
});
