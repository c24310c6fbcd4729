import { useCallback, useEffect, useState } from 'react';

const nothing = { text: '', hash: '' };

/**
 * What the visitor is told. It belongs to the screen on which it was said: it goes when another one opens,
 * and stays when a step first leads to a screen and then speaks.
 */
export function useMessage(): readonly [message: string, tell: (message: string) => void] {
  const [message, setMessage] = useState(nothing);
  useEffect(() => {
    const leave = () => setMessage((last) => (last.hash === location.hash ? last : nothing));
    addEventListener('hashchange', leave);
    return () => removeEventListener('hashchange', leave);
  }, []);
  const tell = useCallback((text: string) => {
    told.now += 1;
    setMessage({ text, hash: location.hash });
  }, []);
  return [message.text, tell];
}

const controls = 'button, a, summary, label, select, [type=checkbox], [type=radio]';

/** How often something was told, now and before the press that is under way. */
const told = { now: 0, beforePress: 0 };

/**
 * What an element listens to, so that a message ends when the visitor types or presses anything in it: it
 * need not be true any more. It ends after the press was answered, unless the answer speaks anew: what is
 * drawn in between would undo what was typed or ticked.
 */
export const endsOfMessage = (tell: (message: string) => void) => ({
  onClickCapture: () => {
    told.beforePress = told.now;
  },
  onClick: ({ target }: { target: EventTarget }) => {
    const isSilent = told.now === told.beforePress;
    if (isSilent && target instanceof Element && target.closest(controls)) tell('');
  },
  onInput: () => tell(''),
});
