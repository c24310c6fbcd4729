import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../toolchain/run.mjs';

/** Each workspace may use those before it alone. Tests look into several workspaces, and are left out. */
const workspaces = [
  ...['toolchain', 'forms', 'contract', 'prices', 'pictures', 'releases', 'ui', 'artwork'],
  ...['showroom', 'site', 'desk', 'editor', 'server', 'scripts', 'walks', 'e2e'],
];
const isProgram = (file: string) =>
  /\.(ts|tsx|mjs|astro)$/.test(file) && !/\.(test|spec)\.|(^|\/)(tests?\/|testing\.)/.test(file);
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...workspaces], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .filter((file) => isProgram(file) && existsSync(root + file));

/** Whatever a file names in quotes and could import, types and modules that are loaded later included. */
const imports = files.flatMap((file) =>
  [
    ...readFileSync(root + file, 'utf8').matchAll(
      /(?:\bfrom|\bimport)\s*\(?\s*'(?:(\.[^']*)|@nokshi\/([^/']+)[^']*)'/g,
    ),
  ].map(([, relative, name]) => ({
    from: file,
    to: relative ? posix.join(posix.dirname(file), relative) : `${name}/`,
  })),
);
const workspaceOf = (file: string) => workspaces.indexOf(file.split('/')[0] ?? '');

it('every workspace of npm has its place in the order', () => {
  const npm = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  expect(workspaces).toEqual(expect.arrayContaining(npm.workspaces));
});

it('every workspace uses only workspaces below it', () => {
  const wrong = imports.filter(({ from, to }) => workspaceOf(to) > workspaceOf(from));
  expect(wrong).toEqual([]);
  expect(imports.length).toBeGreaterThan(1000);
});

it.each(['site/src', 'server/src'])(
  'the folders of %s do not use each other in circles',
  (place) => {
    const folderOf = (file: string) => new RegExp(`^${place}/([^/]+)/`).exec(file)?.[1];
    const uses = new Map<string, Set<string>>();
    for (const { from, to } of imports) {
      const [user, used] = [folderOf(from), folderOf(to)];
      if (user && used && user !== used) uses.set(user, (uses.get(user) ?? new Set()).add(used));
    }
    // What uses nothing that is left goes, until nothing is left but circles.
    for (let before = 0; before !== uses.size; ) {
      before = uses.size;
      for (const [user, used] of uses)
        if (![...used].some((one) => uses.has(one))) uses.delete(user);
    }
    expect(Object.fromEntries(uses)).toEqual({});
  },
);
