import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine (man 5 proc, sysconf(_SC_CLK_TCK)). */
const ticksPerSecond = 100;

/**
 * Seconds of processor time, of this process and of all that it has started and that has ended.
 * @returns {number | undefined} nothing where the system does not tell: Linux does
 */
export function processorSeconds() {
  try {
    const status = readFileSync('/proc/self/stat', 'utf8');
    // The fields after the name, which may hold spaces: the state, and from the eleventh on the times.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return ticks / ticksPerSecond;
  } catch {
    return undefined;
  }
}
