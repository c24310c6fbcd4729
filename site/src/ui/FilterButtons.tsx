import type { Text } from '../content/text.ts';
import styles from './FilterButtons.module.css';
import { say } from './say.tsx';

/**
 * A row of buttons of which one is pressed: `all` for everything, which is `undefined`, or one of the
 * choices. Hidden without script, where everything is shown.
 */
export function FilterButtons({
  label,
  all,
  choices,
  chosen,
  onChoose,
}: {
  label: Text;
  all: Text;
  choices: { id: string; label: Text }[];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}) {
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{say(label)}</legend>
      <Choice label={all} pressed={chosen === undefined} onPress={() => onChoose(undefined)} />
      {choices.map((choice) => (
        <Choice
          key={choice.id}
          label={choice.label}
          pressed={choice.id === chosen}
          onPress={() => onChoose(choice.id)}
        />
      ))}
    </fieldset>
  );
}

function Choice({
  label,
  pressed,
  onPress,
}: {
  label: Text;
  pressed: boolean;
  onPress: () => void;
}) {
  return (
    <button className={styles.choice} type="button" aria-pressed={pressed} onClick={onPress}>
      {say(label)}
    </button>
  );
}
