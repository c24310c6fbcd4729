import { Button } from '@nokshi/ui/Button.tsx';
import { Field } from '@nokshi/ui/Field.tsx';
import { type FormEvent, useState } from 'react';
import { ask, Refused } from '../api/ask.ts';
import { LaterStyles } from '../shell/LaterStyles.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/words.ts';
import { useUserWords } from './useUserWords.ts';

/**
 * Asks for the password once more.
 * @param end told whether it was right; false when somebody lets it be
 */
export default function ConfirmDialog({ end }: { end: (isConfirmed: boolean) => void }) {
  const { words, filled } = useWords();
  const own = useUserWords();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const password = new FormData(event.currentTarget).get('password');
    setBusy(true);
    try {
      await ask('/session/confirmation', 'POST', { password });
      return end(true);
    } catch (failure) {
      const status = failure instanceof Refused ? failure.status : 0;
      const minutes = failure instanceof Refused ? Math.ceil(failure.retrySeconds / 60) : 0;
      if (status === 429) setFault(filled(words.tooManyTries, { minutes }));
      else setFault((status === 422 && own?.wrongPassword) || words.failed);
    }
    setBusy(false);
  };
  if (!own) return null;
  return (
    <Dialog title={own.confirmTitle} isOpen onClose={() => end(false)}>
      {() => (
        <form onSubmit={confirm}>
          <LaterStyles />
          <p>{own.confirm}</p>
          <Field
            as="input"
            label={words.password}
            name="password"
            type="password"
            autoComplete="current-password"
            autoFocus
            required
            isErrorRead
            error={fault}
          />
          <Choices>
            <Button type="submit" isBusy={isBusy}>
              {words.door.goOn}
            </Button>
            <Button variant="quiet" onClick={() => end(false)}>
              {own.cancel}
            </Button>
          </Choices>
        </form>
      )}
    </Dialog>
  );
}
