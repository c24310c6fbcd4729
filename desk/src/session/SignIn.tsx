import type { SignInWork } from '@nokshi/contract/sign-in-work.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Field } from '@nokshi/ui/Field.tsx';
import { type FormEvent, useState } from 'react';
import { ask, Refused } from '../api/ask.ts';
import { useWords } from '../words/words.ts';
import styles from './SignIn.module.css';

/** Whether the password was right, and the code of the second factor is still to come, or was wrong. */
const needsCode = ({ present }: Refused): boolean =>
  typeof present === 'object' && present !== null && 'needsCode' in present;

/** When the server asked the browser to work, since many try to sign in; undefined where it did not. */
function workAsked({ status, present }: Refused): number | undefined {
  const told = typeof present === 'object' && present !== null ? present : {};
  return status === 429 && 'workAt' in told ? Number(told.workAt) : undefined;
}

/** So often in a row a browser works: others may take the places that were free. */
const mostWork = 3;

/** Signs in, and works for it where the server asks for that. @throws Refused; TypeError when it can't be reached */
async function send(typed: Record<string, FormDataEntryValue>): Promise<void> {
  let work: SignInWork | undefined;
  for (let worked = 0; ; worked += 1) {
    try {
      return await ask('/session', 'POST', { ...typed, work });
    } catch (failure) {
      const at = failure instanceof Refused ? workAsked(failure) : undefined;
      if (at === undefined || worked === mostWork) throw failure;
      const { workFor } = await import('./sign-in-work.ts');
      work = await workFor(String(typed['email']), at);
    }
  }
}

/** Asks who it is, and for the code where there is a second factor. What was typed stays when it was wrong. */
export function SignIn({
  onSignedIn,
}: {
  /** @returns what the server says then of who is there: nobody in a browser without cookies */
  onSignedIn: () => Promise<unknown>;
}) {
  const { words, filled } = useWords();
  const [fault, setFault] = useState('');
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [isBusy, setBusy] = useState(false);

  const faultOf = (failure: unknown): string => {
    if (!(failure instanceof Refused)) return words.failed;
    if (failure.status === 401) return step === 'code' ? words.door.wrongCode : words.wrongPassword;
    if (failure.status === 429) {
      return filled(words.tooManyTries, { minutes: Math.ceil(failure.retrySeconds / 60) });
    }
    if (failure.status === 503 && failure.retrySeconds > 0) return words.door.busy;
    return failure.message || words.failed;
  };

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFault('');
    try {
      await send(Object.fromEntries(new FormData(event.currentTarget)));
      if ((await onSignedIn()) instanceof Refused) setFault(words.door.noCookies);
    } catch (failure) {
      const asksForCode = failure instanceof Refused && needsCode(failure);
      if (asksForCode && step === 'password') setStep('code');
      else {
        setFault(faultOf(failure));
        // The password was changed meanwhile.
        if (failure instanceof Refused && failure.status === 401 && !asksForCode) {
          setStep('password');
        }
      }
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={signIn}>
      <h1>{words.title}</h1>
      <div className={styles.step} hidden={step === 'code'}>
        <Field
          as="input"
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          required
        />
        <Field
          as="input"
          label={words.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          isErrorRead
          error={step === 'password' ? fault : ''}
        />
      </div>
      {step === 'code' && (
        <Field
          as="input"
          label={words.door.code}
          hint={words.door.codeHint}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          required
          isErrorRead
          error={fault}
        />
      )}
      <Button type="submit" isBusy={isBusy}>
        {step === 'code' ? words.door.goOn : words.signIn}
      </Button>
      {step === 'code' && (
        <Button
          variant="quiet"
          onClick={() => {
            setStep('password');
            setFault('');
          }}
        >
          {words.door.startOver}
        </Button>
      )}
    </form>
  );
}
