/** Starts the commands that the scripts are made of, on the Node.js that the project brings along. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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

function runCommand(program, args, live, environment) {
  return new Promise((resolve) => {
    const chunks = [];
    const child = spawn(program, args, {
      cwd: root,
      env: environmentForTools(environment),
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ succeeded: false, output: error.message }));
    child.on('close', (code) => {
      resolve({ succeeded: code === 0, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** Tools start helpers by name (`node`, `astro`), so the project's own come first in PATH. */
function environmentForTools(extra) {
  const environment = { ...process.env, ...extra };
  const name = Object.keys(environment).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const own = path.join(root, 'node_modules', '.bin');
  environment[name] = [own, environment[name]].filter(Boolean).join(path.delimiter);
  return environment;
}
