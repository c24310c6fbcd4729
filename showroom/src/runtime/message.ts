import { useCallback, useEffect, useState } from 'react';

const nothing = { text: '', hash: '' };

/**
 * What the visitor is told. It belongs to the screen on which it was said: it goes when another one opens,
 * and stays when a step first leads to a screen and then speaks.
 */
export function useMessage(): readonly [message: string, tell: (message: string) => void] {
  const [said, setSaid] = useState(nothing);
  useEffect(() => {
    const leave = () => setSaid((last) => (last.hash === location.hash ? last : nothing));
    addEventListener('hashchange', leave);
    return () => removeEventListener('hashchange', leave);
  }, []);
  const tell = useCallback((text: string) => setSaid({ text, hash: location.hash }), []);
  return [said.text, tell];
}
