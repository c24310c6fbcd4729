import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { RepositoryCopy } from '../scripts/repository-copy.ts';

const copy = new RepositoryCopy();
afterAll(() => copy.remove());

const inCopy = (place: string) => join(copy.directory, place);

/** What the files of the built site hold, by their names. */
function built(): Record<string, string> {
  const site = inCopy('site/dist');
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        file.slice(site.length),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

/** Builds with nothing but the program from before. */
async function builtFromNothing(): Promise<Record<string, string>> {
  for (const kept of ['compressed', 'fonts', 'khata', 'pages', 'pictures', 'social']) {
    rmSync(inCopy(`.cache/${kept}`), { recursive: true, force: true });
  }
  await copy.build();
  return built();
}

const replace = (file: string, from: string | RegExp, to: string) =>
  copy.rewrite(file, (text) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} has no ${from}`);
    return changed;
  });

/** Ten kinds of change, each of one or more files. */
const changes: Readonly<Record<string, () => Promise<void> | void>> = {
  'a word': () => replace('content/pages/about/index.yaml', 'ordinary working day', 'working day'),
  'a price': () => replace('content/prices/index.yaml', /(?<=^ {8}base: )\d+/m, '4321'),
  'a photograph': async () => {
    const file = inCopy('content/products/POS/picture/src.png');
    await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#0a7' } })
      .png()
      .toFile(file);
  },
  'an entry that is added': () => {
    copy.addLike(
      'content/testimonials/bokulpur-school/index.yaml',
      'content/testimonials/again/index.yaml',
    );
    replace('content/testimonials/order.yaml', 'entries:\n', 'entries:\n  - again\n');
  },
  'an entry that is removed': () => {
    rmSync(inCopy('content/testimonials/again'), { recursive: true });
    replace('content/testimonials/order.yaml', '  - again\n', '');
  },
  'an entry that is moved': () =>
    replace('content/services/order.yaml', /^( {2}- .+\n)( {2}- .+\n)/m, '$2$1'),
  'a person who left': () => {
    const [last = ''] =
      /(?<= {2}- ).+\n$/.exec(readFileSync(inCopy('content/team/order.yaml'), 'utf8')) ?? [];
    rmSync(inCopy(`content/team/${last.trim()}`), { recursive: true });
    replace('content/team/order.yaml', `  - ${last}`, '');
  },
  'a word of a language': () => replace('content/labels/index.yaml', /(?<=^ +bn: ).+/m, 'নতুন'),
  'the words of a demo': () =>
    replace('showroom/demos/tinbela/demo.yaml', /(?<=^ +en: ).+/m, 'Another title'),
  'a colour': () => replace('content/company/index.yaml', /(?<=primaryHue: )\d+/, '150'),
};

it('a site that is built again is the one that is built from nothing, byte for byte', async () => {
  const folders = ['content', 'showroom/demos'];
  const before: { name: string; files: string; site: Record<string, string> }[] = [];
  await copy.build();
  for (const [place, [name, change]] of Object.entries(changes).entries()) {
    const files = inCopy(`before-${place}`);
    for (const folder of folders) cpSync(inCopy(folder), join(files, folder), { recursive: true });
    before.push({ name, files, site: built() });
    await change();
    await copy.build();
    expect(built(), name).not.toEqual(before.at(-1)?.site);
  }
  const changed = built();
  expect(await builtFromNothing()).toEqual(changed);
  for (const { name, files, site } of before.toReversed()) {
    for (const folder of folders) {
      rmSync(inCopy(folder), { recursive: true });
      cpSync(join(files, folder), inCopy(folder), { recursive: true });
    }
    await copy.build();
    expect(built(), `without ${name}`).toEqual(site);
  }
  expect(await builtFromNothing()).toEqual(before[0]?.site);
});
