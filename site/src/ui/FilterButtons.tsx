import { numberIn } from '@nokshi/forms/fill.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { fillText, plain, type Text } from '../content/text.ts';
import styles from './FilterButtons.module.css';
import { textNode } from './text-node.tsx';

/** A choice, and how many entries it leads to. */
export type Choice = { id: string; label: Text; count: number };

/**
 * A row of buttons of which one is pressed, `all` at first: scripts/choices.ts follows them. Each says
 * how many entries it leads to; one that leads to none says no number, is dim, and can be pressed. Hidden without script,
 * where everything is shown.
 * @param shown the sentence that says how many are shown
 */
export function FilterButtons({
  label,
  all,
  choices,
  shown,
  language,
}: {
  label: Text;
  all: Omit<Choice, 'id'>;
  choices: Choice[];
  shown: Text;
  language: Language;
}) {
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{textNode(label)}</legend>
      {[{ ...all, id: 'all' }, ...choices].map((choice) => (
        <button
          key={choice.id}
          className={styles.choice}
          type="button"
          aria-pressed={choice.id === 'all'}
          data-empty={choice.count === 0 || undefined}
          data-choice={choice.id}
          data-says={plain(fillText(shown, { count: choice.count }, language))}
        >
          {textNode(choice.label)}
          {choice.count > 0 && (
            <>
              {' '}
              <span className={styles.count}>{numberIn(language, choice.count)}</span>
            </>
          )}
        </button>
      ))}
    </fieldset>
  );
}
