/** Starts the commands that the scripts are made of, on the Node.js that the project brings along. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { begin, say } from './progress.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const system = process.platform === 'win32' ? 'win' : process.platform;

/** Name of the npm package that carries Node.js for this machine, whether it exists or not. */
export const nodePackage = `node-${system}-${process.arch}`;

/** The Node.js of node_modules, else the one that runs this script. */
export function projectNode() {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const installed = path.join(root, 'node_modules', nodePackage, 'bin', file);
  return existsSync(installed) ? installed : process.execPath;
}

/** The command line of a tool: an npm package and the program of it to run. */
export function tool(packageName, program) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[program];
  return [projectNode(), path.join(folder, file)];
}

/**
 * Runs a command as a named step. Its output is shown only when it fails, or while it runs with
 * `live`. Never throws: a command that cannot be started is a failed step.
 * @returns {Promise<{name: string, succeeded: boolean, seconds: string, output: string}>}
 */
export async function runStep(name, [program, ...args], { live = false, environment = {} } = {}) {
  const end = begin(name);
  if (live) say('');
  const { succeeded, output } = await runCommand(program, args, live, environment);
  if (!succeeded && output.trim() !== '') say(`\n${output.trimEnd()}\n`);
  return { name, succeeded, seconds: end(succeeded), output };
}

/** The commands that run, each in a group with what it has started itself. */
const running = new Set();
/** Windows has no groups of processes, and a terminal there interrupts all that it shows. */
const hasGroups = process.platform !== 'win32';

function runCommand(program, args, live, environment) {
  return new Promise((resolve) => {
    const chunks = [];
    const child = spawn(program, args, {
      cwd: root,
      env: environmentForTools(environment),
      detached: hasGroups,
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    if (running.size === 0) for (const signal of signals) process.on(signal, interrupt);
    running.add(child);
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const end = (result) => {
      running.delete(child);
      if (running.size === 0) for (const signal of signals) process.off(signal, interrupt);
      resolve(result);
    };
    child.on('error', (error) => end({ succeeded: false, output: error.message }));
    child.on('close', (code) => {
      end({ succeeded: code === 0, output: Buffer.concat(chunks).toString() });
    });
  });
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let isInterrupted = false;

/** Ends what runs, whoever started it, and then this process. A second signal waits for nothing. */
async function interrupt(signal) {
  const groups = [...running].map((child) => ({ child, end: once(child, 'close') }));
  // An interrupt lets the runners of tests stop the servers and browsers that they have started.
  for (const { child } of groups) if (hasGroups) signalGroup(child, isInterrupted);
  isInterrupted = true;
  await Promise.all(groups.map(({ end }) => end));
  process.exit(128 + constants.signals[signal]);
}

function signalGroup({ pid }, isFinal) {
  try {
    process.kill(-pid, isFinal ? 'SIGKILL' : 'SIGINT');
  } catch (error) {
    // It has just ended.
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Tools start helpers by name (`node`, `astro`), so the project's own come first in PATH. */
function environmentForTools(extra) {
  const environment = { ...process.env, ...extra };
  const name = Object.keys(environment).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const own = path.join(root, 'node_modules', '.bin');
  environment[name] = [own, environment[name]].filter(Boolean).join(path.delimiter);
  return environment;
}
