import { randomUUID } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { isSame } from '../write/json.ts';
import { type Continuation, line, type NotedChange, type Step } from './step.ts';

/** Who goes on at the same field sooner than this is still at the same step. */
const pauseMilliseconds = 5 * 60_000;

/** A step of the history without its id and time. */
export type NewStep = Omit<Step, 'id' | 'at'>;

type Read = { size: number; steps: Step[]; latestAt: string };

/** What was done with each entry, in a file of its own that only ever grows; and the pictures there were. */
export class Histories {
  readonly #folder: string;
  readonly #now: () => number;
  readonly #read = new Map<string, Read>();

  constructor(folder: string, now: () => number = Date.now) {
    this.#folder = folder;
    this.#now = now;
  }

  /** The steps of an entry, the oldest first. A line that a crash tore off is none. */
  steps(id: string): Step[] {
    return this.#readFile(id).steps;
  }

  /** Who changed an entry last, and when. */
  latest(id: string): { by: string; at: string } | null {
    const { steps, latestAt } = this.#readFile(id);
    const last = steps.at(-1);
    return last ? { by: last.by, at: latestAt } : null;
  }

  /** Notes a step, or that somebody goes on with the last one. It is on the disk then. */
  note(id: string, step: NewStep): void {
    const at = new Date(this.#now()).toISOString();
    const { steps, latestAt } = this.#readFile(id);
    const last = steps.at(-1);
    const change = last && continued(last, step);
    const isSoon = Date.parse(at) - Date.parse(latestAt) < pauseMilliseconds;
    this.#append(
      id,
      last && change && isSoon ? { joins: last.id, at, change } : { id: randomUUID(), at, ...step },
    );
  }

  /** Keeps a picture for whoever wants it back. */
  keepPicture(file: string, digest: string): void {
    const kept = this.picture(digest);
    if (existsSync(kept)) return;
    mkdirSync(path.dirname(kept), { recursive: true });
    try {
      // Files of the draft are replaced, never written into.
      linkSync(file, kept);
    } catch {
      copyFileSync(file, kept);
    }
  }

  /** Where a picture is that was kept. */
  picture(digest: string): string {
    return path.join(this.#folder, 'pictures', digest);
  }

  #file(id: string): string {
    return path.join(this.#folder, `${id}.jsonl`);
  }

  #append(id: string, written: Step | Continuation): void {
    const file = this.#file(id);
    mkdirSync(path.dirname(file), { recursive: true });
    const handle = openSync(file, 'a+');
    try {
      writeSync(handle, `${endsInLine(file) ? '' : '\n'}${JSON.stringify(written)}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }

  #readFile(id: string): Read {
    const file = this.#file(id);
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    const before = this.#read.get(id);
    if (before?.size === size) return before;
    const read = { size, ...stepsIn(size > 0 ? readFileSync(file, 'utf8') : '') };
    this.#read.set(id, read);
    return read;
  }
}

/** The one change by which a step only goes on with the last one, at the same field. */
function continued(last: Step, { by, deed, changes }: NewStep): NotedChange | undefined {
  const [first, ...others] = changes;
  const [lastChange, ...lastOthers] = last.changes;
  if (!first || !lastChange || others.length + lastOthers.length > 0) return undefined;
  if (deed !== 'changed' || last.deed !== 'changed' || by !== last.by) return undefined;
  if (first.movedTo !== undefined || lastChange.movedTo !== undefined) return undefined;
  return isSame(first.path, lastChange.path) && isSame(first.before, lastChange.after)
    ? first
    : undefined;
}

function endsInLine(file: string): boolean {
  const text = readFileSync(file);
  return text.length === 0 || text.at(-1) === 0x0a;
}

function stepsIn(text: string): Omit<Read, 'size'> {
  const steps: Step[] = [];
  let latestAt = '';
  for (const written of text.split('\n').flatMap(readLine)) {
    latestAt = written.at;
    if (!('joins' in written)) steps.push(written);
    else {
      const last = steps.at(-1);
      const [change] = last?.changes ?? [];
      if (last?.id === written.joins && change) change.after = written.change.after;
    }
  }
  return { steps, latestAt };
}

function readLine(text: string): (Step | Continuation)[] {
  if (text === '') return [];
  try {
    return [line.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}
