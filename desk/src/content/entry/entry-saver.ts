import type { Change, ChangedEntry, Entry, History } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { ask, Refused } from '../../api/ask.ts';
import { replay } from '../values/change-values.ts';
import { heardFrom } from './failing.ts';
import { type Kept, KeptChanges } from './kept-changes.ts';
import { after, begin, type Happening, type Saving, unsentOf } from './saving.ts';
import type { Step } from './steps.ts';

/** How long nothing is typed before what was typed is sent. */
const pauseMilliseconds = 600;
const firstWaitMilliseconds = 1000;
const longestWaitMilliseconds = 30_000;

/** Who has an entry open, in which language. */
export type Opened = { id: string; email: string; name: string; language: string };

/**
 * Keeps what is changed in an entry in the draft, as one types, one request after the other. It outlives
 * its screen until all is sent; what can't be sent is kept in the browser.
 */
export class EntrySaver {
  readonly opened: Opened;
  readonly #kept: KeptChanges;
  readonly #onSignedOut: () => void;
  readonly #onClosed: () => void;
  readonly #listeners = new Set<() => void>();
  #state: Saving;
  #timer: number | undefined;
  #wait = firstWaitMilliseconds;
  #isLeft = false;
  /** Settled when nothing is on its way, and it is known what brings a picture back. */
  #sending: Promise<void> | undefined;

  constructor(
    opened: Opened,
    entry: Entry,
    left: Kept | undefined,
    heard: { onSignedOut: () => void; onClosed: () => void },
  ) {
    this.opened = opened;
    this.#onSignedOut = heard.onSignedOut;
    this.#onClosed = heard.onClosed;
    this.#kept = new KeptChanges(ownerOf(opened));
    this.#state = left ? takenUp(entry, left) : begin(entry);
    window.addEventListener('online', this.#hurry);
    window.addEventListener('pagehide', this.#sendLast);
    this.#keep();
    if (left) this.#schedule(0);
  }

  get state(): Saving {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(changes: readonly Change[]): void {
    this.#happen({ kind: 'change', changes, at: Date.now() });
    this.#schedule(pauseMilliseconds);
  }

  decide(mine: readonly FieldPath[]): void {
    this.#happen({ kind: 'decided', mine });
    this.#schedule(0);
  }

  /** The user has read why something was not taken. */
  hear(): void {
    this.#happen({ kind: 'heard' });
  }

  /** Takes the last step back. @throws Refused, TypeError where the server has to do it and doesn't */
  async undo(): Promise<void> {
    const step = this.#state.past.at(-1);
    if (step?.kind === 'pictured') return this.#goBack('past');
    this.#happen({ kind: 'undo' });
    this.#schedule(pauseMilliseconds);
  }

  /** Does the last step again that was taken back. */
  async redo(): Promise<void> {
    const step = this.#state.future.at(-1);
    if (step?.kind === 'pictured') return this.#goBack('future');
    this.#happen({ kind: 'redo' });
    this.#schedule(pauseMilliseconds);
  }

  /** Sends all that waits. @returns whether the server has it now */
  async flush(): Promise<boolean> {
    while (!this.#state.stale && (this.#sending || this.#state.waiting.length > 0)) {
      await (this.#sending ?? this.#send());
      if (this.#state.connection !== 'reached') break;
    }
    return unsentOf(this.#state).length === 0;
  }

  /**
   * Has the server do something with the entry that is no change of its words, such as placing a picture,
   * after all that waits; it can be undone.
   * @param action given the version it is done to
   * @returns what that was answered
   * @throws Refused; TypeError, also while something else can't be sent
   */
  act<Answer extends ChangedEntry>(action: (version: string) => Promise<Answer>): Promise<Answer> {
    return this.#act(action, (step) => ({ past: [...this.#state.past, step], future: [] }));
  }

  /**
   * Shows what somebody else has changed. While anything waits, the answer to that tells it.
   * @returns the entry where it is another one now
   * @throws Refused, TypeError
   */
  async refresh(): Promise<Entry | undefined> {
    const { version } = this.#state;
    const isUnsent = () => unsentOf(this.#state).length > 0;
    if (isUnsent()) {
      // It may be there again.
      if (this.#state.connection === 'removed') this.#hurry();
      return undefined;
    }
    const entry = await this.#read();
    const isOther = entry.version !== version && this.#state.version === version;
    if (!isOther || isUnsent()) return undefined;
    this.#happen({ kind: 'refreshed', entry });
    return entry;
  }

  /**
   * Has an entry be there again that somebody took away, and sends what was typed in it.
   * @throws Refused, TypeError
   */
  async bringBack(): Promise<void> {
    const [latest] = (await this.#history()).steps;
    if (latest?.deed === 'removed') {
      const back = { version: '', to: latest.id };
      await ask<ChangedEntry>(`${this.#address}/revert`, 'POST', back);
    }
    this.#hurry();
  }

  /** Says that a translation holds though its source was changed. @throws Refused, TypeError */
  async confirm(path: FieldPath): Promise<void> {
    await this.#flushed();
    const { version } = this.#state;
    await ask<ChangedEntry>(`${this.#address}/translated`, 'POST', { version, path });
    this.#happen({ kind: 'refreshed', entry: await this.#read() });
  }

  /** Sends what is left at once; the tab that opens the entry next takes up what can't be sent. */
  leave(): void {
    this.#isLeft = true;
    this.#hurry();
    this.#closeIfDone();
  }

  /** Somebody opens it again before all was sent. */
  stay(): void {
    this.#isLeft = false;
  }

  async #goBack(from: 'past' | 'future'): Promise<void> {
    await this.#flushed();
    const step = this.#state[from].at(-1);
    if (step?.kind !== 'pictured' || step.to === undefined) return;
    const { to } = step;
    const { past, future } = this.#state;
    await this.#act(
      (version) => ask<ChangedEntry>(`${this.#address}/revert`, 'POST', { version, to }),
      (back) =>
        from === 'past'
          ? { past: past.slice(0, -1), future: [...future, back] }
          : { past: [...past, back], future: future.slice(0, -1) },
    );
  }

  async #act<Answer extends ChangedEntry>(
    action: (version: string) => Promise<Answer>,
    steps: (step: Step) => Pick<Saving, 'past' | 'future'>,
  ): Promise<Answer> {
    await this.#flushed();
    let answer: Answer;
    try {
      answer = await action(this.#state.version);
    } catch (failure) {
      // Trying again is of use then.
      if (failure instanceof Refused && failure.status === 409) this.#fail(failure);
      throw failure;
    }
    const [entry, { steps: history }] = await Promise.all([this.#read(), this.#history()]);
    const step: Step = { kind: 'pictured', to: history[0]?.id };
    const unsent = unsentOf(this.#state);
    this.#happen({ kind: 'read', entry, ...steps(step) });
    // Typed while the server was at it.
    const { made } = replay(entry.values, unsent);
    if (made.length > 0) this.change(made);
    return answer;
  }

  async #flushed(): Promise<void> {
    if (!(await this.flush())) throw new TypeError('Not all is saved yet.');
  }

  #read = () => ask<Entry>(`${this.#address}?language=${this.opened.language}`);

  #history = () => ask<History>(`${this.#address}/history?language=${this.opened.language}`);

  get #address(): string {
    return `/content/${this.opened.id}`;
  }

  #happen(happening: Happening): void {
    this.#state = after(this.#state, happening);
    this.#keep();
    for (const listener of this.#listeners) listener();
  }

  #keep(): void {
    const { version, saved } = this.#state;
    const changes = unsentOf(this.#state);
    if (changes.length > 0) this.#kept.keep({ version, saved, changes });
    else this.#kept.forget();
  }

  #schedule(milliseconds: number): void {
    window.clearTimeout(this.#timer);
    // Lost: the next try is when its time comes.
    const wait = this.#state.connection === 'lost' ? this.#wait : milliseconds;
    this.#timer = window.setTimeout(() => void this.#send(), wait);
  }

  #hurry = (): void => {
    window.clearTimeout(this.#timer);
    this.#wait = firstWaitMilliseconds;
    void this.#send();
  };

  async #send(): Promise<void> {
    if (this.#sending) return this.#sending;
    const { stale, waiting } = this.#state;
    if (stale || waiting.length === 0) return;
    this.#sending = this.#sendNext().finally(() => {
      this.#sending = undefined;
    });
    await this.#sending;
    const { connection } = this.#state;
    if (connection === 'lost') {
      this.#schedule(0);
      this.#wait = Math.min(2 * this.#wait, longestWaitMilliseconds);
    } else if (connection === 'reached' && this.#state.waiting.length > 0) this.#schedule(0);
    this.#closeIfDone();
  }

  async #sendNext(): Promise<void> {
    this.#happen({ kind: 'send' });
    const { version, sending } = this.#state;
    const { language, name } = this.opened;
    const { changes = [], isPictured = false } = sending ?? {};
    try {
      const answer = await ask<ChangedEntry>(this.#address, 'PATCH', {
        ...{ version, changes, language },
      });
      this.#wait = firstWaitMilliseconds;
      this.#happen({ kind: 'answered', answer, by: name, at: Date.now() });
    } catch (failure) {
      this.#fail(failure);
      return;
    }
    if (isPictured) await this.#noteStep();
  }

  /** The step of the history that restores a picture. Without it only the history can undo the removal. */
  async #noteStep(): Promise<void> {
    try {
      const [latest] = (await this.#history()).steps;
      if (latest) this.#happen({ kind: 'noted', to: latest.id });
    } catch {
      this.#happen({ kind: 'noted', to: '' });
    }
  }

  #fail(failure: unknown): void {
    this.#happen(heardFrom(failure));
    if (this.#state.connection === 'signedOut') this.#onSignedOut();
  }

  /** The page goes: what waits is sent without waiting for an answer, and kept all the same. */
  #sendLast = (): void => {
    const { version, stale, sending, waiting } = this.#state;
    const [batch] = waiting;
    if (stale || sending || !batch) return;
    void fetch(onHost(`/api/desk${this.#address}`), {
      method: 'PATCH',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version, changes: batch.changes }),
    }).catch(() => {});
  };

  #closeIfDone(): void {
    if (!this.#isLeft) return;
    const isDone = unsentOf(this.#state).length === 0;
    const { stale, connection } = this.#state;
    if (!isDone && !stale && connection !== 'signedOut' && connection !== 'removed') return;
    window.clearTimeout(this.#timer);
    window.removeEventListener('online', this.#hurry);
    window.removeEventListener('pagehide', this.#sendLast);
    this.#kept.release();
    this.#onClosed();
  }
}

export const ownerOf = ({ email, id }: Pick<Opened, 'email' | 'id'>): string => `${email} ${id}`;

/** An entry with what another tab left unsent. */
function takenUp(entry: Entry, { version, saved, changes }: Kept): Saving {
  const before = begin({ ...entry, version, values: saved });
  const { made } = replay(saved, changes);
  const left = after(before, { kind: 'change', changes: made, at: 0 });
  return version === entry.version ? left : after(left, { kind: 'stale', entry });
}
