import { useEffect, useRef, useState } from 'react';
import type { DemoText } from '../demo/words.ts';
import { useShell } from '../runtime/engine.tsx';
import styles from './AskFirst.module.css';
import { Button } from './Button.tsx';

/** Where something is cancelled. */
const words = {
  yes: { en: 'Yes, cancel it', bn: 'হ্যাঁ, বাতিল' },
  keep: { en: 'Keep it', bn: 'থাক' },
};

/**
 * A step that can't be undone: pressed once it asks, and is done when that is answered with yes.
 * @param name what it is called; `label` completes it for screen readers
 * @param yes the answer that does it, where that is not to cancel; `keep` leaves all as it is
 */
export function AskFirst({
  name,
  label,
  variant = 'quiet',
  question,
  yes = words.yes,
  keep = words.keep,
  onYes,
}: {
  name: string;
  label?: string;
  variant?: 'solid' | 'quiet' | 'text';
  question: string;
  yes?: DemoText;
  keep?: DemoText;
  onYes: () => void;
}) {
  const { t } = useShell();
  const [isAsked, ask] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  // The button that had the focus is gone then.
  useEffect(() => {
    if (isAsked) box.current?.focus();
  }, [isAsked]);
  if (!isAsked) {
    return (
      <Button
        variant={variant}
        {...(label === undefined ? {} : { label })}
        onClick={() => ask(true)}
      >
        {name}
      </Button>
    );
  }
  return (
    <fieldset className={styles.box} ref={box} tabIndex={-1}>
      <legend>{question}</legend>
      <Button
        onClick={() => {
          ask(false);
          onYes();
        }}
      >
        {t(yes)}
      </Button>
      <Button variant="quiet" onClick={() => ask(false)}>
        {t(keep)}
      </Button>
    </fieldset>
  );
}
