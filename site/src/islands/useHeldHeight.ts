import { useEffect, useRef } from 'react';

/**
 * For a list that a choice makes shorter: `hold`, called before the choice, keeps the element with the
 * ref as high as it is, down to the foot of the window at most. What follows then stays where it is or
 * out of sight, and the page never becomes so short that the buttons leap away from the pointer.
 * A window of another width lets go, since the height was that of other columns.
 */
export function useHeldHeight() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let width = innerWidth;
    const letGo = () => {
      if (innerWidth === width) return;
      width = innerWidth;
      element.current?.style.removeProperty('min-height');
    };
    addEventListener('resize', letGo);
    return () => removeEventListener('resize', letGo);
  }, []);
  const hold = () => {
    const { current } = element;
    if (!current) return;
    const { top, height } = current.getBoundingClientRect();
    current.style.minHeight = `${Math.min(height, Math.max(0, innerHeight - top))}px`;
  };
  return [element, hold] as const;
}
