import { LogOut } from '../frame/LogOut.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './Who.module.css';

/** The languages in a header, and who is logged in. */
export function Who() {
  return (
    <div className={styles.who}>
      <LanguageChoice />
      <LogOut />
    </div>
  );
}
