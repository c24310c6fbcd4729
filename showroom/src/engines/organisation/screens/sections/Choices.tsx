import styles from './Choices.module.css';

/** One of a few, all in sight: as a switch, or as cards beside one another. */
export function Choices<Value extends string>({
  look,
  legend,
  name,
  chosen,
  choose,
  choices,
}: {
  look: 'switch' | 'cards';
  legend: string;
  name: string;
  chosen: Value;
  choose: (value: Value) => void;
  choices: readonly { readonly value: Value; readonly label: string }[];
}) {
  return (
    <fieldset className={styles.choices} data-look={look}>
      <legend className={look === 'switch' ? 'visually-hidden' : undefined}>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
