/**
 * Measures how many home pages per second one core serves at 32 connections: the site's own server
 * beside a bare node:http server with the same bytes (the ceiling), sirv, and
 * the own server again while 10,000 idle and 100 slow connections are open. Loopback only; server,
 * load and idle connections are processes of their own.
 * Usage: node scripts/bench/serve.ts [seconds per server] [folder of the built site]
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { isInstalled, onCore } from './cores.ts';

interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const connections = 32;
const idleConnections = 10_000;
const slowClients = 100;
const [duration = '5', folder = 'site/dist'] = process.argv.slice(2);
const seconds = Number(duration);

const hasWrk = isInstalled('wrk', '-v');

/** Starts a process and waits for its first line. */
async function startProcess(
  core: number,
  args: readonly string[],
): Promise<[ChildProcess, string]> {
  const [program, rest] = onCore(core, [process.execPath, ...args]);
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${args[0]} ended with ${code}`);
  });
  ended.catch(() => {});
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  return [child, String(line)];
}

async function measure(kind: string, hasIdleClients = false): Promise<void> {
  const [server, port] = await startProcess(0, ['scripts/bench/server.ts', kind, folder]);
  const children = [server];
  try {
    if (hasIdleClients) {
      const counts = [String(idleConnections), String(slowClients)];
      children.push((await startProcess(1, ['scripts/bench/idle.ts', port, ...counts]))[0]);
    }
    await load(port, 1);
    await wait(200);
    const { perSecond, p50, p99 } = await load(port, seconds);
    const name = { pages: 'this server', bare: 'bare node:http', sirv: 'sirv' }[kind] ?? kind;
    const figures = [Math.round(perSecond), p50.toFixed(2), p99.toFixed(2), memoryOf(server)];
    const columns = figures.map((figure) => String(figure).padStart(12)).join('');
    console.log(`${(hasIdleClients ? `${name}, crowded` : name).padEnd(24)}${columns}`);
  } finally {
    for (const child of children) child.kill();
  }
}

async function load(port: string, duration: number): Promise<Figures> {
  return hasWrk ? loadWithWrk(port, duration) : loadWithNode(port, duration);
}

function loadWithWrk(port: string, duration: number): Figures {
  const encoding = 'Accept-Encoding: gzip, deflate, br';
  const options = ['-t1', `-c${connections}`, `-d${duration}s`, '--latency', '-H', encoding];
  const [program, args] = onCore(1, ['wrk', ...options, `http://127.0.0.1:${port}/`]);
  const text = execFileSync(program, args, { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(text);
  const latency = (percent: number) => {
    const [, value, unit] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(text) ?? [];
    return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? ''] ?? Number.NaN);
  };
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
  return { perSecond, p50: latency(50), p99: latency(99) };
}

function loadWithNode(port: string, duration: number): Figures {
  const client = ['scripts/bench/load.ts', port, String(connections), String(duration)];
  const [program, args] = onCore(1, [process.execPath, ...client]);
  return JSON.parse(execFileSync(program, args, { encoding: 'utf8' })) as Figures;
}

function memoryOf({ pid }: ChildProcess): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
    return `${Math.round(kilobytes / 1000)} MB`;
  } catch {
    return '–';
  }
}

console.log(`${cpus()[0]?.model}, Node.js ${process.versions.node}, ${connections} connections`);
console.log(`load from ${hasWrk ? 'wrk' : 'scripts/bench/load.ts'}, ${seconds} s each\n`);
const titles = ['requests/s', 'p50 ms', 'p99 ms', 'memory'];
console.log(' '.repeat(24) + titles.map((title) => title.padStart(12)).join(''));
await measure('bare');
await measure('sirv');
await measure('pages');
await measure('pages', true);
