import type { UserWords } from '@nokshi/contract/desk-words/schema.ts';
import type { OpenedLink } from '@nokshi/contract/users.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Field } from '@nokshi/ui/Field.tsx';
import { type FormEvent, useState } from 'react';
import { ask, Refused } from '../api/ask.ts';
import styles from '../session/SignIn.module.css';
import { passwordFault } from '../settings/password-fault.ts';
import { useWords } from '../words/words.ts';

type Fault = { at: 'name' | 'password'; words: string };

/** The form behind a link: a password, and the name of who is invited. What was typed stays when it was wrong. */
export function ChoosePassword({
  secret,
  link: { kind, email },
  own,
  onChosen,
  onGone,
}: {
  secret: string;
  link: OpenedLink;
  own: UserWords;
  onChosen: () => void;
  /** Told when the link holds no more by now. */
  onGone: () => void;
}) {
  const { words } = useWords();
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const wordsOf = (failure: unknown): string => {
    if (!(failure instanceof Refused)) return words.failed;
    if (failure.status === 503) return words.door.busy;
    const weakness = passwordFault(failure);
    if (weakness === 'short') return words.door.shortPassword;
    return weakness === 'guessable' ? words.door.guessablePassword : failure.message;
  };
  const choose = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const name = String(typed.get('name') ?? '').trim();
    if (kind === 'invitation' && name === '') {
      return setFault({ at: 'name', words: own.missingName });
    }
    setBusy(true);
    setFault(undefined);
    try {
      const password = typed.get('password');
      await ask('/access', 'PUT', { secret, password, ...(name !== '' && { name }) });
      onChosen();
    } catch (failure) {
      if (failure instanceof Refused && failure.status === 404) onGone();
      else setFault({ at: 'password', words: wordsOf(failure) });
    }
    setBusy(false);
  };
  const wordsAt = (at: Fault['at']) => (fault?.at === at ? fault.words : '');
  return (
    <form className={styles.step} noValidate onSubmit={choose}>
      {/* Programs that keep passwords take the address from here. */}
      <Field
        as="input"
        label={words.email}
        type="email"
        autoComplete="username"
        value={email}
        onChange={() => {}}
      />
      {kind === 'invitation' && (
        <Field
          as="input"
          label={own.name}
          hint={own.nameHint}
          name="name"
          type="text"
          autoComplete="name"
          required
          isErrorRead
          error={wordsAt('name')}
        />
      )}
      <Field
        as="input"
        label={words.door.newPassword}
        hint={words.door.newPasswordHint}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        isErrorRead
        error={wordsAt('password')}
      />
      <Button type="submit" isBusy={isBusy}>
        {own.choose}
      </Button>
    </form>
  );
}
