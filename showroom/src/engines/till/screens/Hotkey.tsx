import { useEffect, useEffectEvent } from 'react';
import styles from './Hotkey.module.css';

/** The key that does the same, beside words; what it does says so to screen readers by itself. */
export function Hotkey({ name }: { name: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {name}
    </span>
  );
}

/** Does something by a key of its own, whatever has the focus. @param key such as F2 */
export function useHotkey(key: string, act: () => void): void {
  const pressed = useEffectEvent(act);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== key || event.repeat) return;
      event.preventDefault();
      pressed();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key]);
}
