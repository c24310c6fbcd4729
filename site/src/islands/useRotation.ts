import { useEffect, useState } from 'react';

/**
 * An index that moves on by itself and wraps from last to first (SPEC 2.3, 4).
 * It stands still while `held` (pointer or focus inside), after `pause`, and under reduced motion.
 */
export function useRotation(count: number, intervalMilliseconds: number) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);

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

  return { index, setIndex, playing, setPlaying, setHeld };
}
