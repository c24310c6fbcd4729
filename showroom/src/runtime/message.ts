import { useCallback, useEffect, useState } from 'react';

const nothing = { text: '', hash: '' };

/** What a visitor does next, after which a message need not be true any more. */
const controls =
  '[data-demo] :is(button, a, summary, label, select, [type=checkbox], [type=radio])';

/**
 * What the visitor is told. It belongs to the screen on which it was said: it goes when another one opens,
 * and stays when a step first leads to a screen and then speaks. It also goes when the visitor types or
 * presses anything in the demo.
 */
export function useMessage(): readonly [message: string, tell: (message: string) => void] {
  const [said, setSaid] = useState(nothing);
  useEffect(() => {
    const leave = () => setSaid((last) => (last.hash === location.hash ? last : nothing));
    const end = () => setSaid(nothing);
    const endAtPress = ({ target }: Event) => {
      if (target instanceof Element && target.closest(controls)) end();
    };
    addEventListener('hashchange', leave);
    // Before the demo itself answers, which may speak again.
    addEventListener('click', endAtPress, true);
    addEventListener('input', end, true);
    return () => {
      removeEventListener('hashchange', leave);
      removeEventListener('click', endAtPress, true);
      removeEventListener('input', end, true);
    };
  }, []);
  const tell = useCallback((text: string) => setSaid({ text, hash: location.hash }), []);
  return [said.text, tell];
}
