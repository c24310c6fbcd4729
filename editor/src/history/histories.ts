import {
  appendFileSync,
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
} from 'node:fs';
import path from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { isSame } from '../write/json.ts';
import { type FileLine, lineBefore } from './line-before.ts';
import { type Continuation, line, type State, state, type WrittenStep } from './step.ts';

/** Who goes on at the same field sooner than this is still at the same step. */
const pauseMilliseconds = 5 * 60_000;

/** How much shorter a difference is than the state at least; less would pay for that less often. */
const leastSaving = 32;

/** A difference from anything else than it was made of is found out. */
const params = { [constants.ZSTD_c_checksumFlag]: 1 };

/** A step to be noted. */
export type NewStep = Pick<WrittenStep, 'by' | 'deed' | 'changes'> & { before: State | null };

/** A step of the history. @property id where its line ends: nothing before that changes any more */
export type Step = Pick<WrittenStep, 'by' | 'at' | 'deed' | 'changes'> & { id: string };

/** A step with the end of its line, and of that of the step before it. */
type FoundStep = WrittenStep & { end: number; former: number };

/**
 * What was done with each entry, in a file of its own that only ever grows; and the pictures there were.
 * Files are read from their end, so that nothing takes longer the more there is before.
 */
export class Histories {
  readonly #folder: string;
  readonly #now: () => number;

  constructor(folder: string, now: () => number = Date.now) {
    this.#folder = folder;
    this.#now = now;
  }

  /**
   * The latest steps of an entry, the latest first. A line that a crash tore off is none.
   * @param most how many
   * @param after only those before the step of this id
   */
  steps(id: string, most: number, after?: string): Step[] {
    return this.#reading(id, [], (handle, size) => {
      const steps: Step[] = [];
      let end = after === undefined ? size : (stepAt(handle, placeOf(after, size))?.former ?? 0);
      while (steps.length < most) {
        const step = stepBefore(handle, end);
        if (!step) break;
        const { by, at, deed, changes } = step;
        steps.push({ id: String(step.end), by, at, deed, changes });
        end = step.former;
      }
      return steps;
    });
  }

  /** Who changed an entry last, and when. */
  latest(id: string): { by: string; at: string } | null {
    const [last] = this.steps(id, 1);
    return last ? { by: last.by, at: last.at } : null;
  }

  /** How an entry was before a step of it; undefined where it was not there, or nothing tells. */
  stateBefore(id: string, step: string): State | undefined {
    return this.#reading(id, undefined, (handle, size) => {
      const found = stepAt(handle, placeOf(step, size));
      return found && stateOf(handle, found);
    });
  }

  /** Notes a step, or that somebody goes on with the last one. It is on the disk then. */
  note(id: string, step: NewStep): void {
    const at = new Date(this.#now()).toISOString();
    const file = this.#file(id);
    mkdirSync(path.dirname(file), { recursive: true });
    const handle = openSync(file, 'a+');
    try {
      const { size } = fstatSync(handle);
      const last = stepBefore(handle, size);
      const isSoon = last && Date.parse(at) - Date.parse(last.at) < pauseMilliseconds;
      const noted: WrittenStep = { ...step, at, ...(isSoon && continued(last, step)) };
      const written = { ...noted, before: shortened(handle, last, noted.before) };
      const isTorn = lineBefore(handle, size).text !== '';
      const text = `${isTorn ? '\n' : ''}${JSON.stringify(written)}\n`;
      appendFileSync(handle, text, { flush: true });
    } finally {
      closeSync(handle);
    }
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

  #reading<Result>(
    id: string,
    none: Result,
    read: (handle: number, size: number) => Result,
  ): Result {
    const file = this.#file(id);
    if (!existsSync(file)) return none;
    const handle = openSync(file, 'r');
    try {
      return read(handle, fstatSync(handle).size);
    } finally {
      closeSync(handle);
    }
  }
}

/** The place that an id names in a file of this size; 0, where no line ends, for what names none. */
const placeOf = (id: string, size: number): number =>
  /^\d{1,15}$/.test(id) && Number(id) <= size ? Number(id) : 0;

/** The last step that ends at a place or before; undefined where there is none. */
function stepBefore(handle: number, place: number): FoundStep | undefined {
  let continuation: Continuation | undefined;
  for (let end = place; end > 0; ) {
    const { text, start } = lineBefore(handle, end);
    const written = readLine(text);
    if (written && 'joins' in written) continuation ??= written;
    else if (written) return found(written, { start, end }, continuation);
    end = start - 1;
  }
  return undefined;
}

/** The step whose line ends at a place; undefined where none does. */
function stepAt(handle: number, end: number): FoundStep | undefined {
  const { text, start } = lineBefore(handle, end);
  const written = readLine(text);
  return written && !('joins' in written) ? found(written, { start, end }) : undefined;
}

function found(
  written: WrittenStep,
  { start, end }: Omit<FileLine, 'text'>,
  continuation?: Continuation,
): FoundStep {
  const former = Math.min(written.former ?? start, start - 1);
  const [change] = written.changes;
  if (!change || !continuation || continuation.joins !== written.id)
    return { ...written, end, former };
  const changes = [{ ...change, after: continuation.change.after }];
  return { ...written, end, former, changes, at: continuation.at };
}

/** How an entry was before a step of an open file; undefined where nothing tells. */
function stateOf(handle: number, { before }: WrittenStep): State | undefined {
  if (!before) return undefined;
  if ('text' in before) return before;
  const base = stepAt(handle, before.base)?.before;
  if (!base || !('text' in base)) return undefined;
  const dictionary = Buffer.from(JSON.stringify(base));
  try {
    const text = zstdDecompressSync(Buffer.from(before.difference, 'base64'), { dictionary });
    return state.parse(JSON.parse(text.toString('utf8')));
  } catch {
    return undefined;
  }
}

/** A state as it is written after a step: what differs, unless that is about as long as to begin anew. */
function shortened(
  handle: number,
  last: FoundStep | undefined,
  before: WrittenStep['before'],
): WrittenStep['before'] {
  if (!before || 'base' in before || !last?.before) return before;
  const base = 'base' in last.before ? last.before.base : last.end;
  const whole = stepAt(handle, base)?.before;
  if (!whole || 'base' in whole) return before;
  const text = JSON.stringify(before);
  const dictionary = Buffer.from(JSON.stringify(whole));
  const difference = zstdCompressSync(text, { dictionary, params });
  if (difference.length * leastSaving > text.length) return before;
  return { base, difference: difference.toString('base64') };
}

/** A step as somebody goes on with it at the same field; undefined where they begin another one. */
function continued(
  last: FoundStep,
  { by, deed, changes }: NewStep,
): Pick<WrittenStep, 'changes' | 'before' | 'former'> | undefined {
  const [first, ...others] = changes;
  const [lastChange, ...lastOthers] = last.changes;
  if (!first || !lastChange || others.length + lastOthers.length > 0) return undefined;
  if (deed !== 'changed' || last.deed !== 'changed' || by !== last.by) return undefined;
  if (first.movedTo !== undefined || lastChange.movedTo !== undefined) return undefined;
  if (!isSame(first.path, lastChange.path) || !isSame(first.before, lastChange.after)) {
    return undefined;
  }
  const { before, former } = last;
  return { changes: [{ ...lastChange, after: first.after }], before, former };
}

function readLine(text: string): WrittenStep | Continuation | undefined {
  try {
    return line.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
