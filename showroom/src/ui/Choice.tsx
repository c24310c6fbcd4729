import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './Choice.module.css';

/**
 * One of several, as buttons beside each other.
 * @param legend what is chosen: for screen readers, or for all where it is shown
 * @param className of the engine's own, besides
 */
export function Choice<Value extends string | number>({
  legend,
  choices,
  chosen,
  choose,
  isLegendShown = false,
  className = '',
}: {
  legend: string;
  choices: readonly (readonly [Value, ReactNode])[];
  chosen: Value;
  choose: (value: Value) => void;
  isLegendShown?: boolean;
  className?: string | undefined;
}) {
  return (
    <fieldset className={`${styles.choice} ${className}`} data-goes-on>
      <legend className={isLegendShown ? undefined : 'visually-hidden'}>{legend}</legend>
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
