import { type Disk, disk } from './disk.ts';
import { changeTree, type TreeChange } from './tree.ts';

/** A process that changes a tree and is killed at a step of it: its folder, the changes, the step. */
const [, , tree = '', changes = '[]', last = '0'] = process.argv;

let steps = 0;

const dying = Object.fromEntries(
  Object.entries(disk).map(([name, act]) => [
    name,
    (...given: Parameters<typeof act>) => {
      steps += 1;
      if (steps > Number(last)) process.kill(process.pid, 'SIGKILL');
      Reflect.apply(act, disk, given);
    },
  ]),
) as Disk;

changeTree(tree, JSON.parse(changes) as TreeChange[], dying);
