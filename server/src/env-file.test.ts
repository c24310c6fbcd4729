import { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCache } from '../test/compile-cache.ts';
import { newDirectory } from '../test/new-directory.ts';
import { completedByFile } from './env-file.ts';
import { readEnvironment } from './environment.ts';

function fileOf(content: string | Uint8Array, name = '.env'): string {
  const file = join(newDirectory(), name);
  writeFileSync(file, content);
  return file;
}

const read = (content: string | Uint8Array) => completedByFile({}, fileOf(content));

function complaint(work: () => unknown): string {
  try {
    work();
    return '';
  } catch (failure) {
    return (failure as Error).message;
  }
}

const utf16 = (text: string, mark: readonly number[]) =>
  Buffer.concat([Buffer.from(mark), Buffer.from(text, 'utf16le')]);

describe('the file .env', () => {
  it.each([
    ['UTF-8 with a byte order mark, as Notepad saves it', '\uFEFFPORT=8080\nHOST=::1'],
    ['UTF-16, as PowerShell writes it', utf16('PORT=8080\r\nHOST=::1\r\n', [0xff, 0xfe])],
    ['UTF-16 the other way round', utf16('PORT=8080\r\nHOST=::1\r\n', [0xff, 0xfe]).swap16()],
    ['lines that end as on Windows', 'PORT=8080\r\nHOST=::1\r\n'],
    ['lines that end as on an old Macintosh', 'PORT=8080\rHOST=::1\r'],
    ['export, as for a shell', 'export PORT=8080\nexport  HOST=::1'],
    ['spaces round =', 'PORT = 8080\nHOST =\t::1'],
    ['spaces at the end', 'PORT=8080  \nHOST=::1\t \n'],
    ['spaces that do not break', 'PORT\u00a0=\u00a08080\u00a0\nHOST=::1\u00a0'],
    ['spaces before a name', '  PORT=8080\n\tHOST=::1'],
    ['lines of nothing but spaces', '  \nPORT=8080\n\t\nHOST=::1\n \n'],
    ['double quotes', 'PORT="8080"\nHOST="::1"'],
    ['single quotes', "PORT='8080'\nHOST='::1'"],
    ['backticks', 'PORT=`8080`\nHOST=`::1`'],
    ['quotes of a word processor', 'PORT=“8080”\nHOST=‘::1’'],
    ['spaces round quotes and in them', 'PORT = " 8080 " \nHOST= "::1"'],
    ['remarks', '# PORT=1\nPORT=8080 # of the test\n#HOST=x\nHOST="::1" # "loopback"'],
    ['a last line without an end', 'PORT=8080\nHOST=::1'],
    ['an equal line twice', 'PORT=8080\nHOST=::1\nPORT=8080'],
    ['signs without width at the end', 'PORT=8080\u200b\nHOST=::1\u2060\n'],
  ])('is read in %s', (_, content) => {
    expect(readEnvironment(read(content))).toMatchObject({ PORT: 8080, HOST: '::1' });
  });

  it.each([
    ['a password with #', 'X=smtp://u:a#b@h', 'smtp://u:a#b@h'],
    ['a value with =', 'X=postgres://h/n?a=b', 'postgres://h/n?a=b'],
    ['a quote inside', "X=Rahim's", "Rahim's"],
    ['a name in quotes before an address', 'X="Nokshi" <a@b.example>', '"Nokshi" <a@b.example>'],
    ['Bangla', 'X=নকশী <a@b.example>', 'নকশী <a@b.example>'],
    ['a path of Windows', 'X="C:\\new\\table"', 'C:\\new\\table'],
    ['a quote in other quotes', `X='say "yes"'`, 'say "yes"'],
    ['# in quotes', 'X="a # b" # c', 'a # b'],
    ['nothing', 'X=', ''],
    ['nothing but a remark', 'X= # none', ''],
    ['empty quotes', 'X=""', ''],
  ])('keeps %s', (_, line, value) => {
    expect(read(line)['X']).toBe(value);
  });

  it.each([
    [
      'a quote that does not close',
      'PORT=1\nMAIL_FROM="Nokshi <a@b.example>',
      'line 2: MAIL_FROM begins with " and does not end with it',
    ],
    ['a single quote', "HOST='::1", "line 1: HOST begins with ' and does not end with it"],
    ['one of a word processor', 'HOST=“::1', 'line 1: HOST begins with “ and does not end with ”'],
    [
      'a line as in YAML',
      'PORT: 8080',
      'line 1 should be a name, = and a value, such as PORT=3000',
    ],
    ['a line of a Windows shell', 'set PORT=8080', 'line 1 should be a name'],
    ['a line of PowerShell', '$env:PORT=8080', 'line 1 should be a name'],
    ['a name alone', 'HOST=x\n\nPORT', 'line 3 should be a name'],
    ['a value alone', '=8080', 'line 1 should be a name'],
    ['a name with a space', 'SMTP URL=smtp://h', 'line 1 should be a name'],
    ['a name with a sign that is not seen', 'PO\u200bRT=1', 'line 1 should be a name'],
    [
      'a name twice',
      'MAIL_TO=a@b.example\nMAIL_TO=c@d.example',
      'line 2: MAIL_TO stands in line 1 already',
    ],
    ['SMTPURL', 'SMTPURL=smtp://h', 'line 1: SMTPURL is no setting; did you mean SMTP_URL?'],
    ['MAIL_FORM', 'MAIL_FORM=a@b', 'line 1: MAIL_FORM is no setting; did you mean MAIL_FROM?'],
    ['MAILTO', 'MAILTO=a@b', 'line 1: MAILTO is no setting; did you mean MAIL_TO?'],
    ['SMTP_HOST', 'SMTP_HOST=mail', 'line 1: SMTP_HOST is no setting; did you mean SMTP_URL?'],
    ['a NUL', 'PORT=80\0', 'it should be saved as UTF-8'],
    ['UTF-16 without a mark', utf16('PORT=8080\r\n', []), 'it should be saved as UTF-8'],
    [
      'an encoding of one country',
      Buffer.from('MAIL_FROM=Caf\u00e9 <a@b>', 'latin1'),
      'it should be saved as UTF-8',
    ],
  ])('is refused for %s, in a sentence', (_, content, sentence) => {
    const said = complaint(() => read(content));
    expect(said).toContain(sentence);
    expect(said).toMatch(/^The file .+\.env is not right.*: |^The file .+\.env is not right:\n/);
  });

  it('names every wrong line at once, and no value', () => {
    const said = complaint(() => read('SMTPURL=smtp://u:hunter2@h\nhunter2\nHOST="hunter2'));
    expect(said.split('\n')).toHaveLength(4);
    expect(said).not.toContain('hunter2');
  });

  it('leaves other people’s variables alone', () => {
    const others = { TZ: 'Asia/Dhaka', NODE_OPTIONS: '-v', POSTGRES_PASSWORD: 'x', PATH: '/bin' };
    const lines = Object.entries(others).map(([name, value]) => `${name}=${value}`);
    expect(read(lines.join('\n'))).toEqual(others);
  });

  it('yields to what is set already', () => {
    expect(completedByFile({ PORT: '1', LOG_LEVEL: '' }, fileOf('PORT=2\nHOST=h'))).toEqual({
      PORT: '1',
      LOG_LEVEL: '',
      HOST: 'h',
    });
  });

  it('may be missing', () => {
    expect(completedByFile({ PORT: '1' }, join(newDirectory(), '.env'))).toEqual({ PORT: '1' });
  });

  it('is missed under the name that Notepad gives it', () => {
    const file = fileOf('PORT=8080', '.env.txt');
    expect(complaint(() => completedByFile({}, file.replace(/\.txt$/, '')))).toBe(
      `The file ${file} is not read; it should be named .env, without .txt.`,
    );
  });

  it('is refused where a folder is, as Docker makes one of a file that is missing', () => {
    const folder = join(newDirectory(), '.env');
    mkdirSync(folder);
    expect(complaint(() => completedByFile({}, folder))).toBe(
      `The file ${folder} is not right: it is a folder.`,
    );
  });

  it('keeps any value in quotes, whatever is written round it', () => {
    const space = fc.stringMatching(/^[ \t]{0,3}$/);
    const value = fc
      .string({ unit: 'grapheme' })
      .map((text) => text.replace(/["\p{C}\p{Z}]/gu, ''));
    fc.assert(
      fc.property(space, space, space, value, (one, two, three, text) => {
        expect(read(`${one}X${two}=${three}"${text}"${one}\r\n`)['X']).toBe(text);
      }),
    );
  });

  it.each([['src/server.ts'], ['leads.ts', 'list'], ['desk.ts', 'list']])(
    'is read by %s, which begins nothing when a line is wrong',
    (program, ...line) => {
      const cwd = newDirectory();
      writeFileSync(join(cwd, '.env'), '\uFEFFPORT=many\nDATA_DIR=ledger');
      const path = fileURLToPath(new URL(`../${program}`, import.meta.url));
      const run = () =>
        spawnSync(process.execPath, [path, ...line], {
          cwd,
          env: { PATH: process.env['PATH'] ?? '', ...compileCache },
          encoding: 'utf8',
        });
      const wrong = run();
      expect([wrong.status, wrong.stderr]).toEqual([
        1,
        'The environment is not right:\n  PORT is "many"; it should be a whole number from 0 to 65535.\n',
      ]);
      writeFileSync(join(cwd, '.env'), 'DATADIR=ledger');
      expect(run().stderr).toBe(
        `The file ${join(cwd, '.env')} is not right:\n  line 1: DATADIR is no setting; did you mean DATA_DIR?\n`,
      );
      expect(readdirSync(cwd)).toEqual(['.env']);
    },
  );
});
