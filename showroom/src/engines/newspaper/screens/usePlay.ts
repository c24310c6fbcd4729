import { useEffect, useEffectEvent, useState } from 'react';

const pause = 4000;

/**
 * Takes a step every few seconds once the reader has started it, until they pause it or it is done.
 * @returns whether it runs, and what starts or pauses it
 */
export function usePlay(step: () => void, isDone: boolean) {
  const [isStarted, start] = useState(false);
  const isPlaying = isStarted && !isDone;
  const onStep = useEffectEvent(step);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => onStep(), pause);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return { isPlaying, toggle: () => start(!isPlaying) };
}
