/** Keeps what is measured and what measures it apart, where the machine has two cores and taskset. */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const pin = 'taskset';

/** Whether a program is there at all. */
export const isInstalled = (program: string, argument: string): boolean =>
  spawnSync(program, [argument], { stdio: 'ignore' }).error === undefined;

const canPin = availableParallelism() > 1 && isInstalled(pin, '--version');

/** @returns the program and its arguments that run a command on a core */
export function onCore(core: number, command: readonly string[]): [string, string[]] {
  const [program = '', ...rest] = canPin ? [pin, '-c', String(core), ...command] : command;
  return [program, rest];
}

/** Moves a process that runs, with all its threads, to a core. */
export function moveToCore(core: number, pid: number): void {
  if (canPin) spawnSync(pin, ['-a', '-c', '-p', String(core), String(pid)]);
}
