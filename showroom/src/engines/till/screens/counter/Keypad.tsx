import { numeral } from '../../../../words/taka.ts';
import { useTill } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Keypad.module.css';

const keys = [7, 8, 9, 4, 5, 6, 1, 2, 3, 0] as const;

/** The keys of a till, for fingers: a keyboard types into the field beside. @param press gets the digits, or nothing for the key that takes one back */
export function Keypad({ press }: { press: (key: string) => void }) {
  const { translate, language } = useTill();
  const zero = numeral(0, language);
  return (
    <fieldset className={styles.keypad}>
      <legend className="visually-hidden">{translate(words.keypad)}</legend>
      {keys.map((key) => (
        <button key={key} type="button" tabIndex={-1} onClick={() => press(numeral(key, language))}>
          {numeral(key, language)}
        </button>
      ))}
      <button type="button" tabIndex={-1} onClick={() => press(zero + zero)}>
        {zero}
        {zero}
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={translate(words.deleteKey)}
        onClick={() => press('')}
      >
        ⌫
      </button>
    </fieldset>
  );
}
