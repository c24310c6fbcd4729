import { useEffect, useState } from 'react';

/**
 * An index that moves on by itself and wraps from last to first (SPEC 2.3, 4).
 * It stands still while `held` (pointer or focus inside), after `pause`, and under reduced motion.
 * `soon` is true in the second half of the time, when the next one has to be made ready; `moved` from
 * the first turn on.
 */
export function useRotation(count: number, intervalMilliseconds: number) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);
  const [soon, setSoon] = useState(false);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(
      () => setIndex((current) => (current + 1) % count),
      intervalMilliseconds,
    );
    return () => clearInterval(timer);
  }, [playing, held, count, intervalMilliseconds]);

  useEffect(() => {
    setSoon(false);
    if (index > 0) setMoved(true);
    if (!playing || held) return;
    const timer = setTimeout(() => setSoon(true), intervalMilliseconds / 2);
    return () => clearTimeout(timer);
  }, [index, playing, held, intervalMilliseconds]);

  return { index, setIndex, playing, setPlaying, setHeld, soon, moved };
}
