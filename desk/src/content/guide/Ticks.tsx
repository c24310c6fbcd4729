import type { Guide } from '@nokshi/contract/guide.ts';
import { useId } from 'react';
import styles from './Guide.module.css';

/** Of several, those that are meant. */
export function Ticks({
  label,
  choices,
  chosen,
  choose,
  error,
}: {
  label: string;
  choices: Guide['services'];
  chosen: readonly string[];
  choose: (names: readonly string[]) => void;
  error: string;
}) {
  const id = useId();
  return (
    <fieldset className={styles.ticks} aria-describedby={`${id}-error`}>
      <legend>{label}</legend>
      {choices.map(({ name, title }) => (
        <Tick
          key={name}
          label={title}
          isTicked={chosen.includes(name)}
          isWrong={error !== ''}
          tick={(isTicked) =>
            choose(isTicked ? [...chosen, name] : chosen.filter((one) => one !== name))
          }
        />
      ))}
      <p id={`${id}-error`} className={styles.fault} hidden={error === ''}>
        {error}
      </p>
    </fieldset>
  );
}

/** Something that is so, or not. */
export function Tick({
  label,
  hint = '',
  isTicked,
  isWrong = false,
  tick,
}: {
  label: string;
  hint?: string;
  isTicked: boolean;
  isWrong?: boolean;
  tick: (isTicked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={styles.tick}>
      <input
        id={id}
        type="checkbox"
        checked={isTicked}
        aria-describedby={hint && `${id}-hint`}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => tick(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.soft}>
          {hint}
        </p>
      )}
    </div>
  );
}
