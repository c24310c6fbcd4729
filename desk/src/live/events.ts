import type { Events } from '@nokshi/contract/live.ts';
import { onHost } from '@nokshi/forms/on-host.ts';

const firstWaitMilliseconds = 500;
const longestWaitMilliseconds = 30_000;

/** The handlers of server events. */
export type Heard = {
  /** A stream has begun: what happened before is not told on it. */
  begun: (stream: string) => void;
  changed: (references: Events['changed']['references']) => void;
  presence: () => void;
  content: (entries: Events['content']['entries']) => void;
  release: () => void;
  /** The stream has ended, or none could be opened. */
  lost: () => void;
  /** Somebody looks at the page again, which may have slept. */
  woken: () => void;
};

/**
 * Listens to what happens, and begins anew whenever that ends: the browser's own way to do so asks every
 * few seconds for ever, and gives up when the server answers with an error.
 * @returns what ends it
 */
export function listen(heard: Heard): () => void {
  let source: EventSource | undefined;
  let timer: number | undefined;
  let wait = firstWaitMilliseconds;
  /** Has too many pages open: this one waits until somebody looks at it. */
  let isDisplaced = false;

  const close = () => {
    window.clearTimeout(timer);
    source?.close();
    source = undefined;
  };

  const open = () => {
    close();
    isDisplaced = false;
    const opened = new EventSource(onHost('/api/desk/events'));
    const on = <Name extends keyof Events>(name: Name, take: (data: Events[Name]) => void) =>
      opened.addEventListener(name, ({ data }) => take(JSON.parse(data)));
    on('hello', ({ stream }) => {
      wait = firstWaitMilliseconds;
      heard.begun(stream);
    });
    on('changed', ({ references }) => heard.changed(references));
    on('presence', heard.presence);
    on('content', ({ entries }) => heard.content(entries));
    on('release', heard.release);
    on('displaced', () => {
      isDisplaced = true;
      close();
    });
    opened.addEventListener('error', () => {
      close();
      heard.lost();
      // Not all at once, when a server begins anew.
      timer = window.setTimeout(open, wait * (0.5 + Math.random() / 2));
      wait = Math.min(2 * wait, longestWaitMilliseconds);
    });
    source = opened;
  };

  const wake = () => {
    if (document.visibilityState === 'hidden') return;
    wait = firstWaitMilliseconds;
    if (!source) open();
    heard.woken();
  };
  const look = () => {
    if (isDisplaced) wake();
  };
  const listeners = [
    [document, 'visibilitychange', wake],
    [window, 'online', wake],
    [window, 'pageshow', wake],
    [window, 'focus', look],
    [window, 'pagehide', close],
  ] as const;
  for (const [target, event, act] of listeners) target.addEventListener(event, act);
  open();
  return () => {
    for (const [target, event, act] of listeners) target.removeEventListener(event, act);
    close();
  };
}
