import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Zip, ZipDeflate } from 'fflate';
import { expect, it } from 'vitest';
import { newFolder } from '../drafts/testing.ts';
import { PullRefused } from './refused.ts';
import { unpackOver } from './unpack.ts';

/** A zip of files with these names. */
function zipOf(names: readonly string[]): Buffer {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_failure, chunk) => chunks.push(chunk));
  for (const name of names) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(Buffer.from('a: b\n'), true);
  }
  zip.end();
  return Buffer.concat(chunks);
}

const whole = ['company/index.yaml'];

it.each([
  '../outside.yaml',
  '/etc/passwd.yaml',
  'products/../../outside.yaml',
  'products/POS/run.mjs',
  'products/.hidden.yaml',
  '.env',
  'C:\\windows.yaml',
  'products\\POS\\index.yaml',
  'linked/index.yaml',
  'products/POS/',
  'products/CON/index.yaml',
  'products/POS/aux.md',
  'products/nul.yaml',
  'products/POS/lpt1.png',
])('an archive that holds %s is refused, and nothing of it is unpacked', (name) => {
  const above = newFolder();
  const content = path.join(above, 'content');
  mkdirSync(path.join(above, 'elsewhere'));
  mkdirSync(content);
  symlinkSync(path.join(above, 'elsewhere'), path.join(content, 'linked'));
  expect(() => unpackOver(content, zipOf([...whole, name]))).toThrow(PullRefused);
  expect(readdirSync(above).sort()).toEqual(['content', 'elsewhere']);
  expect([readdirSync(content), readdirSync(path.join(above, 'elsewhere'))]).toEqual([
    ['linked'],
    [],
  ]);
});

it('an archive without the company takes nothing away', () => {
  const content = newFolder();
  writeFileSync(path.join(content, 'kept.yaml'), 'a: b\n');
  expect(() => unpackOver(content, zipOf(['team/order.yaml']))).toThrow('not the whole');
  expect(readdirSync(content)).toEqual(['kept.yaml']);
});

it('an archive of a desk that knows no fonts, pattern or record of translations takes none of them away', () => {
  const content = newFolder();
  const late = ['translations.json', 'company/pattern.svg', 'company/fonts/text.woff2'];
  const removed = ['company/logo/src.svg', 'team/order.yaml'];
  for (const file of [...whole, ...late, 'company/fonts/heading.ttf', ...removed]) {
    mkdirSync(path.join(content, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(content, file), 'a: b\n');
  }
  const goneWith = (names: readonly string[]) =>
    unpackOver(content, zipOf(names)).map((one) => `${one.deed} ${one.path}`);
  expect(goneWith(whole)).toEqual(removed.map((file) => `gone ${file}`));
  expect(late.filter((file) => !existsSync(path.join(content, file)))).toEqual([]);
  expect(goneWith([...whole, ...late])).toEqual(['gone company/fonts/heading.ttf']);
});

it('an archive that says it would fill the disk is refused before anything of it is unpacked', () => {
  const zip = zipOf(whole);
  // Where the list at its end says how long the file is (APPNOTE, 4.3.12).
  const message = zip.indexOf('PK\u0001\u0002') + 24;
  zip.writeUInt32LE(1024 ** 3, message);
  expect(() => unpackOver(newFolder(), zip)).toThrow('too large');
});
