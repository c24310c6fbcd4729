import { useEffect, useRef, useState } from 'react';

/**
 * Counts seconds down where they can be seen, and then calls `onEnd` once.
 * Measured by the clock: browsers slow the timers of a tab in the background.
 */
export function useCountdown(onEnd: () => void) {
  const [seconds, setSeconds] = useState(0);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });

  const stop = () => {
    clearInterval(timer.current);
    setSeconds(0);
  };
  const start = (length: number) => {
    const end = Date.now() + length * 1000;
    clearInterval(timer.current);
    setSeconds(length);
    timer.current = setInterval(() => {
      const left = Math.ceil((end - Date.now()) / 1000);
      if (left > 0) {
        setSeconds(left);
        return;
      }
      stop();
      latest.current();
    }, 250);
  };

  useEffect(() => () => clearInterval(timer.current), []);
  return { seconds, start, stop };
}
