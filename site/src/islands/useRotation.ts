import { useEffect, useState } from 'react';

/**
 * An index that moves on by itself and wraps from last to first; one that is chosen stands the whole
 * time, too. It stands still while `held`, while not `playing`, and under reduced motion.
 * `soon` is true in the second half of the time, when the next one has to be made ready; `moved` from
 * the first turn on.
 */
export function useRotation(count: number, intervalMilliseconds: number) {
  const [index, setIndex] = useState(0);
  const [choices, setChoices] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);
  const [soon, setSoon] = useState(false);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (index > 0) setMoved(true);
  }, [index]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each choice the time begins anew
  useEffect(() => {
    setSoon(false);
    if (!playing || held) return;
    let isHalfOver = false;
    const timer = setInterval(() => {
      if (isHalfOver) setIndex((current) => (current + 1) % count);
      isHalfOver = !isHalfOver;
      setSoon(isHalfOver);
    }, intervalMilliseconds / 2);
    return () => clearInterval(timer);
  }, [choices, playing, held, count, intervalMilliseconds]);

  const choose = (chosen: number) => {
    setIndex(chosen);
    setChoices((before) => before + 1);
  };
  return { index, choose, playing, setPlaying, setHeld, soon, moved };
}
