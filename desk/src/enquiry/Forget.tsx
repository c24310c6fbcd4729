import type { Forgetting } from '@nokshi/contract/enquiry-actions.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Field } from '@nokshi/ui/Field.tsx';
import { type FormEvent, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { ask, Refused } from '../api/ask.ts';
import { NotConfirmed } from '../api/confirming.ts';
import { Choices } from '../ui/Choices.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/words.ts';

/** Says what forgetting an enquiry would remove and where it can't reach, and asks to confirm it. */
export function Forget({
  isOpen,
  onClose,
  reference,
}: {
  isOpen: boolean;
  onClose: () => void;
  reference: string;
}) {
  const { words } = useWords();
  return (
    <Dialog title={words.enquiry.forgetTitle} isOpen={isOpen} onClose={onClose}>
      {() => <Confirmation reference={reference} onClose={onClose} />}
    </Dialog>
  );
}

function Confirmation({ reference, onClose }: { reference: string; onClose: () => void }) {
  const { words, filled } = useWords();
  const path = `/enquiries/${reference}`;
  const { data, error } = useSWR<Forgetting>(`${path}/forgetting`, { revalidateOnMount: true });
  const { mutate } = useSWRConfig();
  const [, navigate] = useLocation();
  const [fault, setFault] = useState('');
  const ending = reference.split('-').at(-1) ?? reference;
  const forget = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('ending') ?? '').trim();
    if (typed.toUpperCase() !== ending) {
      return setFault(filled(words.enquiry.forgetMismatch, { ending }));
    }
    try {
      await ask(path, 'DELETE');
    } catch (failure) {
      if (failure instanceof NotConfirmed) return;
      // Somebody else may have forgotten it meanwhile.
      if (!(failure instanceof Refused && failure.status === 404)) return setFault(words.failed);
    }
    navigate('/');
    await mutate((key) => typeof key === 'string' && key.includes('/enquiries'), undefined);
  };
  return (
    <form noValidate onSubmit={forget}>
      {error && <p role="alert">{words.failed}</p>}
      {data && (
        <>
          <p>{filled(words.enquiry.forgetWhat, { ...data, webhook: '' })}</p>
          <ul>
            <li>{words.enquiry.forgetBackups}</li>
            {data.mails > 0 && <li>{filled(words.enquiry.forgetMails, { mails: data.mails })}</li>}
            {data.webhook && <li>{words.enquiry.forgetWebhook}</li>}
          </ul>
          <Field
            as="input"
            label={filled(words.enquiry.forgetConfirm, { ending })}
            name="ending"
            type="text"
            autoComplete="off"
            isErrorRead
            error={fault}
          />
        </>
      )}
      <Choices>
        {data && <Button type="submit">{words.enquiry.forget.replace('…', '')}</Button>}
        <Button variant="quiet" onClick={onClose}>
          {words.enquiry.cancel}
        </Button>
      </Choices>
    </form>
  );
}
