import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Queue, untouchedLine } from './queue.ts';

/** How long the sending of one takes: long enough to be seen. */
const millisecondsEach = 900;

/**
 * Lets what waits leave in its order, one after the other, while there is a network. It is played: nothing
 * is sent.
 * @returns what still waits, and how many have left since the network came back
 */
export function useSending(queue: Queue, isOffline: boolean) {
  const { waiting } = useSyncExternalStore(queue.subscribe, queue.read, () => untouchedLine);
  const [sent, setSent] = useState(0);
  const left = waiting.length;
  useEffect(() => {
    if (isOffline) setSent(0);
  }, [isOffline]);
  useEffect(() => {
    if (isOffline || left === 0) return;
    const timer = setTimeout(() => {
      queue.sendFirst();
      setSent((before) => before + 1);
    }, millisecondsEach);
    return () => clearTimeout(timer);
  }, [queue, isOffline, left]);
  return { waiting, sent };
}
