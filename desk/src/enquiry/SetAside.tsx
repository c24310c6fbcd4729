import { Button } from '@nokshi/ui/Button.tsx';
import { Field } from '@nokshi/ui/Field.tsx';
import { type FormEvent, useState } from 'react';
import { Choices } from '../ui/Choices.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/words.ts';
import type { Doing } from './useChange.ts';

/** Asks why an enquiry is set aside, and what was typed stays until it is. */
export function SetAside({
  isOpen,
  onClose,
  setAside,
  isBusy,
}: { isOpen: boolean; onClose: () => void } & Pick<Doing, 'setAside' | 'isBusy'>) {
  const { words } = useWords();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (reason.trim() === '') return setFault(words.enquiry.reasonMissing);
    setFault('');
    onClose();
    if ((await setAside(reason.trim())) === 'done') setReason('');
  };
  return (
    <Dialog title={words.enquiry.setAside.replace('…', '')} isOpen={isOpen} onClose={onClose}>
      {() => (
        <form noValidate onSubmit={send}>
          <p>{words.enquiry.setAsideWhat}</p>
          <Field
            as="textarea"
            label={words.enquiry.reason}
            rows={3}
            maxLength={10_000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            isErrorRead
            error={fault}
          />
          <Choices>
            <Button type="submit">{words.enquiry.setAside.replace('…', '')}</Button>
            <Button variant="quiet" onClick={onClose}>
              {words.enquiry.cancel}
            </Button>
          </Choices>
        </form>
      )}
    </Dialog>
  );
}
