import { numberIn } from '@nokshi/forms/fill.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import type { Text } from '../content/text.ts';
import styles from './FilterButtons.module.css';
import { say } from './say.tsx';

/** A choice, and how many entries it leads to. */
export type Choice = { id: string; label: Text; count: number };

/**
 * A row of buttons of which one is pressed: `all` for everything, which is `undefined`, or one of the
 * choices. Each says how many entries it leads to; one that leads to none is dim, and can be pressed.
 * Hidden without script, where everything is shown.
 */
export function FilterButtons({
  label,
  all,
  choices,
  chosen,
  onChoose,
  language,
}: {
  label: Text;
  all: Omit<Choice, 'id'>;
  choices: Choice[];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  language: Language;
}) {
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{say(label)}</legend>
      {[{ ...all, id: undefined }, ...choices].map((choice) => (
        <button
          key={choice.id ?? ''}
          className={styles.choice}
          type="button"
          aria-pressed={choice.id === chosen}
          data-empty={choice.count === 0 || undefined}
          onClick={() => onChoose(choice.id)}
        >
          {say(choice.label)}{' '}
          <span className={styles.count}>{numberIn(language, choice.count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
