import { useEffect } from 'react';

/**
 * Gives the focus to the line that takes the place of the one that had it, when a colleague's doing has
 * taken that out of the list: whoever goes by keys stays where they were.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let line: Element | null = null;
    let list: Element | null = null;
    let index = 0;
    const note = () => {
      line = document.activeElement?.closest('li') ?? null;
      list = line?.parentElement ?? null;
      index = [...(list?.children ?? [])].indexOf(line as Element);
    };
    const observer = new MutationObserver(() => {
      if (line?.isConnected) note();
      else if (line && list?.isConnected && document.activeElement === document.body) {
        const next = list.children[Math.min(index, list.children.length - 1)];
        line = null;
        next?.querySelector<HTMLElement>('a, button')?.focus();
      }
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}
