import { useShell } from '../runtime/engine.tsx';
import { LogOut } from '../shell/LogIn.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './Who.module.css';

/** The languages in a header, and who is logged in. */
export function Who() {
  const { login } = useShell();
  return (
    <div className={styles.who}>
      <LanguageChoice />
      {login && <LogOut role={login.role} />}
    </div>
  );
}
