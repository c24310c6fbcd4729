import { useEffect, useRef } from 'react';

/**
 * For a list that a choice makes shorter: `hold`, called before the choice, keeps the element with the
 * ref as high as it is, a window's height at most. What follows then stays where it is or out of sight,
 * and the page never becomes so short that the buttons leap away from the pointer.
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
    current.style.minHeight = `${Math.min(current.getBoundingClientRect().height, innerHeight)}px`;
  };
  return [element, hold] as const;
}
