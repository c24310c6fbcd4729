import type { NewSecondFactor, RecoveryCodes } from '@nokshi/contract/session.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Field } from '@nokshi/ui/Field.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { ask, Refused } from '../api/ask.ts';
import { NotConfirmed } from '../api/confirming.ts';
import styles from '../session/SignIn.module.css';
import { LaterStyles } from '../shell/LaterStyles.tsx';
import { useWords } from '../words/words.ts';
import { QrCode } from './QrCode.tsx';
import { useUserWords } from './useUserWords.ts';

/**
 * Sets up the second factor of who is signed in: a key for their phone, a code that proves it, recovery codes.
 * @param isDemanded whether it stands before everything else
 * @param onSetUp told once the recovery codes are kept
 */
export default function SecondFactor({
  isDemanded,
  onSetUp,
}: {
  isDemanded: boolean;
  onSetUp: () => void;
}) {
  const { words } = useWords();
  const own = useUserWords();
  const [made, setMade] = useState<NewSecondFactor>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const title = own?.setUpTitle;
  useEffect(() => {
    if (isDemanded && title) document.title = title;
  }, [isDemanded, title]);
  if (!own) return <section aria-busy="true" />;
  const attempt = async (work: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    setFault('');
    try {
      await work();
    } catch (failure) {
      const isWrong = failure instanceof Refused && failure.status === 422;
      if (!(failure instanceof NotConfirmed)) setFault(isWrong ? own.wrongSetUpCode : words.failed);
    }
    setBusy(false);
  };
  const begin = () => attempt(async () => setMade(await ask('/session/second-factor', 'POST')));
  const prove = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    return attempt(async () => {
      const body = { key: made?.key, code };
      const told = await ask<RecoveryCodes>('/session/second-factor', 'PUT', body);
      setCodes(told.recoveryCodes);
    });
  };
  const Heading = isDemanded ? 'h1' : 'h2';
  return (
    <section className={isDemanded ? styles.form : styles.step}>
      <LaterStyles />
      <Heading>{codes ? own.recovery : own.setUpTitle}</Heading>
      {codes ? (
        <>
          <p role="status">{own.recoveryHint}</p>
          <ul className={styles.codes}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <Button onClick={onSetUp}>{own.recoveryKept}</Button>
        </>
      ) : made ? (
        <form className={styles.step} onSubmit={prove}>
          <p>{own.setUpScan}</p>
          <QrCode squares={made.squares} label={own.setUpScan} />
          <p>
            {own.setUpKey}: <code className={styles.key}>{made.key}</code>
          </p>
          <Field
            as="input"
            label={own.setUpCode}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            required
            isErrorRead
            error={fault}
          />
          <Button type="submit" isBusy={isBusy}>
            {words.door.goOn}
          </Button>
        </form>
      ) : (
        <>
          {isDemanded && <p>{own.setUpDemanded}</p>}
          {fault && <p role="alert">{fault}</p>}
          <p>
            <Button isBusy={isBusy} onClick={() => void begin()}>
              {own.setUp}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
