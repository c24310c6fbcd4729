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

const controls = 'button, a, summary, label, select, [type=checkbox], [type=radio]';

/**
 * What an element listens to, so that a message ends when the visitor types or presses anything in it: it
 * need not be true any more. By React's own events, so that an answer which speaks anew comes after it, and
 * nothing is drawn in between, which would undo what was typed.
 */
export const endsOfMessage = (tell: (message: string) => void) => ({
  onClickCapture: ({ target }: { target: EventTarget }) => {
    if (target instanceof Element && target.closest(controls)) tell('');
  },
  onInputCapture: () => tell(''),
});
