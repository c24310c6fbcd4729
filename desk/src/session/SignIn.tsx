import { type FormEvent, useState } from 'react';
import { ask, Refused } from '../api/ask.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { useWords } from '../words.ts';
import styles from './SignIn.module.css';

/** Asks who it is. What was typed stays when it was wrong. */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { said, filled } = useWords();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  const faultOf = (failure: unknown): string => {
    if (!(failure instanceof Refused)) return said.failed;
    if (failure.status === 401) return said.wrongPassword;
    if (failure.status === 429) {
      return filled(said.tooManyTries, { minutes: Math.ceil(failure.retrySeconds / 60) });
    }
    return failure.message || said.failed;
  };

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const { email, password } = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setFault('');
    try {
      await ask('/session', 'POST', { email, password });
      onSignedIn();
    } catch (failure) {
      setFault(faultOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={signIn}>
      <h1>{said.title}</h1>
      <Field label={said.email} name="email" type="email" autoComplete="username" required />
      <Field
        label={said.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={fault}
      />
      <Button type="submit" isBusy={isBusy}>
        {said.signIn}
      </Button>
    </form>
  );
}
