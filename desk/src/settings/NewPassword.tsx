import { Button } from '@nokshi/ui/Button.tsx';
import { Field } from '@nokshi/ui/Field.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ask, Refused } from '../api/ask.ts';
import { useWords } from '../words/words.ts';
import { passwordFault } from './password-fault.ts';
import styles from './Settings.module.css';

type Fault = { at: 'old' | 'new' | 'form'; words: string };

/** A new password for the old one; it ends the other sessions. */
export function NewPassword() {
  const { words, filled } = useWords();
  const { mutate } = useSWRConfig();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<Fault>();
  const [isDone, setDone] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const faultOf = (failure: unknown): Fault => {
    if (!(failure instanceof Refused)) return { at: 'form', words: words.failed };
    if (failure.status === 429) {
      const minutes = Math.ceil(failure.retrySeconds / 60);
      return { at: 'old', words: filled(words.tooManyTries, { minutes }) };
    }
    switch (passwordFault(failure)) {
      case 'wrong':
        return { at: 'old', words: words.door.wrongOldPassword };
      case 'short':
        return { at: 'new', words: words.door.shortPassword };
      case 'guessable':
        return { at: 'new', words: words.door.guessablePassword };
      default:
        return { at: 'form', words: words.failed };
    }
  };

  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const password = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setFault(undefined);
    setDone(false);
    try {
      await ask('/session', 'PATCH', { password });
      form.current?.reset();
      setDone(true);
      await mutate('/sessions');
    } catch (failure) {
      setFault(faultOf(failure));
    } finally {
      setBusy(false);
    }
  };

  const wordsAt = (at: Fault['at']) => (fault?.at === at ? fault.words : '');
  return (
    <form ref={form} className={styles.part} onSubmit={change} aria-labelledby={id}>
      <h2 id={id}>{words.door.changePassword}</h2>
      <Field
        as="input"
        label={words.door.oldPassword}
        name="old"
        type="password"
        autoComplete="current-password"
        required
        isErrorRead
        error={wordsAt('old')}
      />
      <Field
        as="input"
        label={words.door.newPassword}
        hint={words.door.newPasswordHint}
        name="new"
        type="password"
        autoComplete="new-password"
        required
        isErrorRead
        error={wordsAt('new')}
      />
      {wordsAt('form') && <p role="alert">{wordsAt('form')}</p>}
      <p className={styles.done} role="status">
        {isDone ? words.door.passwordChanged : ''}
      </p>
      <Button type="submit" isBusy={isBusy}>
        {words.door.changePassword}
      </Button>
    </form>
  );
}
