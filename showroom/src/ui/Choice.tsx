import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './Choice.module.css';

/**
 * One of several, as buttons beside each other.
 * @param legend what is chosen, for screen readers
 * @param className of the engine's own, besides
 */
export function Choice<Value extends string | number>({
  legend,
  choices,
  chosen,
  choose,
  className = '',
}: {
  legend: string;
  choices: readonly (readonly [Value, ReactNode])[];
  chosen: Value;
  choose: (value: Value) => void;
  className?: string | undefined;
}) {
  return (
    <fieldset className={`${styles.choice} ${className}`} data-goes-on>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(([value, name]) => (
        <Button
          key={value}
          variant="quiet"
          isPressed={value === chosen}
          onClick={() => choose(value)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
