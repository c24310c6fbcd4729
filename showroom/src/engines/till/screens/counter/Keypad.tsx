import { useTill } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Keypad.module.css';

const keys = [7, 8, 9, 4, 5, 6, 1, 2, 3, 0] as const;

/** The keys of a till, for fingers: a keyboard types into the field beside. @param press gets the digits, or nothing for the key that takes one back */
export function Keypad({ press }: { press: (key: string) => void }) {
  const { t, num } = useTill();
  const zero = num(0);
  return (
    <fieldset className={styles.keypad}>
      <legend className="visually-hidden">{t(words.keypad)}</legend>
      {keys.map((key) => (
        <button key={key} type="button" tabIndex={-1} onClick={() => press(num(key))}>
          {num(key)}
        </button>
      ))}
      <button type="button" tabIndex={-1} onClick={() => press(zero + zero)}>
        {zero}
        {zero}
      </button>
      <button type="button" tabIndex={-1} aria-label={t(words.deleteKey)} onClick={() => press('')}>
        ⌫
      </button>
    </fieldset>
  );
}
