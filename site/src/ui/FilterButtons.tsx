import styles from './FilterButtons.module.css';

/** A row of buttons of which one is pressed. Hidden without script, where everything is shown. */
export function FilterButtons({
  label,
  choices,
  chosen,
  onChoose,
}: {
  label: string;
  choices: { id: string; label: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons
    <div className={styles.row} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.id}
          className={styles.choice}
          type="button"
          aria-pressed={choice.id === chosen}
          onClick={() => onChoose(choice.id)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
