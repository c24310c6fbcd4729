import { useId, useState } from 'react';
import { useShell } from '../runtime/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { Entry } from '../ui/Entry.tsx';
import { Field } from '../ui/Field.tsx';
import styles from './LogInForm.module.css';
import { roleName } from './roles.ts';
import { filled } from './words.ts';

export { LogOut } from './LogOut.tsx';

/**
 * The login of a demo, with the logins that its gallery shows: filled in, and by one press.
 * @param roles those that this screen lets in, in the spelling of the gallery; the first is filled in
 */
export function LogInForm({ roles }: { roles: readonly string[] }) {
  const { opened, words, shellLanguage, logIn } = useShell();
  const logins = roles.flatMap((asked) => opened.logins.filter(({ role }) => role === asked));
  const [first] = logins;
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const check = (typed: FormData) => {
    const known = logins.find(
      ({ username, password }) =>
        typed.get('username') === username && typed.get('password') === password,
    );
    setWrong(!known);
    if (known) logIn(known.role);
  };
  return (
    <section className={styles.login} aria-labelledby={id} lang={shellLanguage}>
      <h2 id={id}>{words.logInTitle}</h2>
      <p>{words.logInHint}</p>
      <p className={styles.roles}>
        {logins.map(({ role }) => (
          <Button key={role} onClick={() => logIn(role)}>
            {filled(words.logInAs, { role: roleName(role, shellLanguage) })}
          </Button>
        ))}
      </p>
      <Entry send={check}>
        <Field
          label={words.userName}
          name="username"
          initial={first?.username}
          autoComplete="off"
          error={isWrong ? words.logInWrong : undefined}
        />
        <Field
          label={words.password}
          name="password"
          initial={first?.password}
          autoComplete="off"
        />
        <Button type="submit" variant="quiet">
          {words.logIn}
        </Button>
      </Entry>
    </section>
  );
}
