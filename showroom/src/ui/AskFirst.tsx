import { useEffect, useRef, useState } from 'react';
import styles from './AskFirst.module.css';
import { Button } from './Button.tsx';

/**
 * A step that can't be undone: pressed once it asks, and is done when that is answered with yes.
 * @param name what it is called; `label` completes it for screen readers
 */
export function AskFirst({
  name,
  label,
  variant = 'quiet',
  question,
  yes,
  keep,
  onYes,
}: {
  name: string;
  label?: string;
  variant?: 'solid' | 'quiet' | 'text';
  question: string;
  yes: string;
  keep: string;
  onYes: () => void;
}) {
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
        {yes}
      </Button>
      <Button variant="quiet" onClick={() => ask(false)}>
        {keep}
      </Button>
    </fieldset>
  );
}
