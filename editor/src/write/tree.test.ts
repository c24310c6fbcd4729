import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Disk, disk } from './disk.ts';
import { changeTree, finishTree, type TreeChange, TreeUnwritten } from './tree.ts';
import { PathRefused } from './tree-paths.ts';

const files = {
  'products/POS/index.yaml': 'POS\n',
  'products/POS/blocks/0/picture/src.png': 'first',
  'products/POS/blocks/1/picture/src.png': 'second',
  'products/ERP/index.yaml': 'ERP\n',
  'products/order.yaml': 'both\n',
};

/** Two pictures change places, a text is written anew, an entry goes and another one comes. */
const changes: TreeChange[] = [
  {
    from: 'products/POS/blocks/0/picture/src.png',
    to: 'products/POS/blocks/1/picture/src.png',
  },
  {
    from: 'products/POS/blocks/1/picture/src.png',
    to: 'products/POS/blocks/0/picture/src.png',
  },
  { path: 'products/POS/index.yaml', content: 'POS, changed\n' },
  { remove: 'products/ERP' },
  { path: 'products/CRM/index.yaml', content: 'CRM\n' },
];

const after = {
  'products/POS/index.yaml': 'POS, changed\n',
  'products/POS/blocks/0/picture/src.png': 'second',
  'products/POS/blocks/1/picture/src.png': 'first',
  'products/CRM/index.yaml': 'CRM\n',
  'products/order.yaml': 'both\n',
};

let folder = '';
let tree = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tree-'));
  fill();
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A tree of its own for each try. */
function fill(): void {
  tree = join(mkdtempSync(join(folder, 'try-')), 'content');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), content);
  }
}

/** All files of the tree; empty folders would show as such. */
function found(): Record<string, string> {
  const names = readdirSync(tree, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names.flatMap((name) => {
      const path = join(tree, name);
      if (!statSync(path).isDirectory()) return [[name, readFileSync(path, 'utf8')]];
      return readdirSync(path).length === 0 ? [[name, 'an empty folder']] : [];
    }),
  );
}

const isLeftBeside = () => existsSync(`${tree}.journal`);

type Act = { number: number; name: keyof Disk; given: string[] };

/** A disk that waits for nothing: what dies here is the process, and the system keeps what it was given. */
const quick: Disk = {
  ...disk,
  write: writeFileSync,
  copy: copyFileSync,
  syncFolder: () => undefined,
};

/** The disk with something done before each step. */
function disturbed(before: (act: Act) => void): Disk {
  let number = 0;
  return Object.fromEntries(
    Object.entries(quick).map(([name, act]) => [
      name,
      (...given: string[]) => {
        number += 1;
        before({ number: number - 1, name: name as keyof Disk, given });
        Reflect.apply(act, quick, given);
      },
    ]),
  ) as Disk;
}

function stepsOf(act: (counting: Disk) => void): number {
  let steps = 0;
  act(
    disturbed(() => {
      steps += 1;
    }),
  );
  return steps;
}

const failure = (code: string) => Object.assign(new Error(code), { code });

/** A disk of a process that dies at a step, within it where it writes: nothing happens from then on. */
function dyingAt(last: number): Disk {
  return disturbed(({ number, name, given }) => {
    if (number < last) return;
    const target = name === 'copy' ? given[1] : given[0];
    const isCut = number === last && (name === 'write' || name === 'copy');
    if (isCut && target !== undefined) writeFileSync(target, 'p');
    throw new Error('killed');
  });
}

describe('several files of a tree', () => {
  it('are changed at once, and nothing is left beside it', () => {
    changeTree(tree, changes);
    expect(found()).toEqual(after);
    expect(isLeftBeside()).toBe(false);
  });

  it('are as before or as after, whenever the process dies, and whenever the one that finishes dies', () => {
    const steps = stepsOf((counting) => changeTree(tree, changes, counting));
    const ends = new Set<string>();
    for (let step = 0; step < steps; step += 1) {
      for (const again of [undefined, step % 13]) {
        fill();
        try {
          changeTree(tree, changes, dyingAt(step));
        } catch {}
        if (again !== undefined) {
          try {
            finishTree(tree, dyingAt(again));
          } catch {}
        }
        finishTree(tree, quick);
        const now = found();
        expect([files, after], `killed at step ${step}`).toContainEqual(now);
        ends.add(JSON.stringify(now));
        expect(isLeftBeside()).toBe(false);
      }
    }
    expect(ends.size).toBe(2);
  });

  it('are as before or as after a kill by the system', () => {
    const steps = stepsOf((counting) => changeTree(tree, changes, counting));
    for (const part of [0.3, 0.6, 0.7, 0.8, 0.95]) {
      fill();
      const { signal } = spawnSync(process.execPath, [
        join(import.meta.dirname, 'killed-writer.ts'),
        tree,
        JSON.stringify(changes),
        String(Math.floor(steps * part)),
      ]);
      expect(signal).toBe('SIGKILL');
      expect(isLeftBeside()).toBe(true);
      finishTree(tree);
      expect([files, after]).toContainEqual(found());
    }
  });

  it('are as before when a step fails, which is told in a sentence', () => {
    const steps = stepsOf((counting) => changeTree(tree, changes, counting));
    let failed = 0;
    for (let step = 0; step < steps; step += 1) {
      fill();
      const failing = disturbed(({ number }) => {
        if (number === step) throw failure('EACCES');
      });
      try {
        changeTree(tree, changes, failing);
      } catch (error) {
        failed += 1;
        expect(error).toEqual(new TreeUnwritten(failure('EACCES'), 'Nothing was changed.'));
        expect(found(), `failed at step ${step}`).toEqual(files);
        continue;
      }
      finishTree(tree);
      expect(found(), `failed at step ${step}`).toEqual(after);
    }
    expect(failed).toBeGreaterThan(steps / 2);
  });

  it('are as before when the disk is full from some step on', () => {
    const writes: (keyof Disk)[] = ['write', 'copy', 'makeFolder'];
    const steps = stepsOf((counting) => changeTree(tree, changes, counting));
    for (let step = 0; step < steps; step += 1) {
      fill();
      const full = disturbed(({ number, name }) => {
        if (number >= step && writes.includes(name)) throw failure('ENOSPC');
      });
      try {
        changeTree(tree, changes, full);
        expect(found()).toEqual(after);
      } catch (error) {
        expect(error).toMatchObject({
          reason: 'full',
          message: 'The disk is full. Nothing was changed.',
        });
        expect(found(), `full at step ${step}`).toEqual(files);
        expect(isLeftBeside()).toBe(false);
      }
    }
  });

  it('are put right at the next change when they could neither be changed nor put back', () => {
    let isBroken = false;
    const breaking = disturbed(({ name }) => {
      if (name === 'removeFolder') isBroken = true;
      if (isBroken) throw failure('EIO');
    });
    expect(() => changeTree(tree, changes, breaking)).toThrow(/right at the next change/);
    changeTree(tree, [{ path: 'products/order.yaml', content: 'new\n' }]);
    expect(found()).toEqual({ ...after, 'products/order.yaml': 'new\n' });
  });

  it('take each other’s places in a ring', () => {
    const ring = ['a.png', 'b.png', 'c.png'];
    changeTree(
      tree,
      ring.map((path) => ({ path, content: path })),
    );
    changeTree(tree, [
      { from: 'a.png', to: 'b.png' },
      { from: 'b.png', to: 'c.png' },
      { from: 'c.png', to: 'a.png' },
    ]);
    expect(ring.map((path) => found()[path])).toEqual(['c.png', 'a.png', 'b.png']);
  });
});

describe('a path of a tree', () => {
  it.each([
    '../content.journal/x.yaml',
    'products/../../x.yaml',
    '/etc/passwd',
    'products//x.yaml',
    'products/./x.yaml',
    'products\\x.yaml',
    'products/x\0.yaml',
    'products/x.yaml\n',
    '.hidden',
    'products/.git/config',
    'C:/x.yaml',
    'products/CON/index.yaml',
    'products/POS/aux.md',
    'nul/index.yaml',
    'products/com1.yaml',
    'products/পণ্য/index.yaml',
    '',
    'products/POS',
    'products/order.yaml/index.yaml',
  ])('is refused where no file can be: %j', (path) => {
    expect(() => changeTree(tree, [{ path, content: 'x' }])).toThrow(PathRefused);
    expect(found()).toEqual(files);
  });

  it('is refused when a link is on its way', () => {
    mkdirSync(join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), join(tree, 'linked'));
    symlinkSync('order.yaml', join(tree, 'products/link.yaml'));
    for (const path of ['linked/x.yaml', 'products/link.yaml']) {
      expect(() => changeTree(tree, [{ path, content: 'x' }])).toThrow(PathRefused);
      expect(() => changeTree(tree, [{ from: path, to: 'x.yaml' }])).toThrow(PathRefused);
    }
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual([]);
  });

  it('is refused when there is nothing to move or remove, or two files for it', () => {
    const order = 'products/order.yaml';
    for (const refused of [
      [{ remove: 'products/HRM' }],
      [{ from: 'products/x.png', to: 'y.png' }],
      [
        { path: order, content: 'x' },
        { from: 'products/POS/index.yaml', to: order },
      ],
    ]) {
      expect(() => changeTree(tree, refused)).toThrow(PathRefused);
    }
    expect(found()).toEqual(files);
  });
});
