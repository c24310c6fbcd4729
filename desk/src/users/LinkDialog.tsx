import type { UserWords } from '@nokshi/contract/desk-words/schema.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { copyText } from '@nokshi/ui/copy-text.ts';
import { Field } from '@nokshi/ui/Field.tsx';
import { type MouseEvent, useState } from 'react';
import { Choices } from '../ui/Choices.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useClock, useWords } from '../words/words.ts';
import type { MadeLink } from './Users.tsx';

/** Shows a link this once, for the owner to send. @param link undefined while there is none */
export function LinkDialog({
  link,
  own,
  onClose,
}: {
  link: MadeLink | undefined;
  own: UserWords;
  onClose: () => void;
}) {
  const { filled } = useWords();
  const title = filled(own.link, { email: link?.email ?? '' });
  return (
    <Dialog title={title} isOpen={link !== undefined} onClose={onClose}>
      {() => link && <Link link={link} own={own} onClose={onClose} />}
    </Dialog>
  );
}

function Link({
  link: { path, until, isMailed, email, hint },
  own,
  onClose,
}: {
  link: MadeLink;
  own: UserWords;
  onClose: () => void;
}) {
  const { filled } = useWords();
  const clock = useClock();
  const [isCopied, setCopied] = useState(false);
  const address = new URL(onHost(path), window.location.href).href;
  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    await copyText(address, currentTarget).then(
      () => setCopied(true),
      // It stands in the field, to be copied by hand.
      () => setCopied(false),
    );
  };
  return (
    <>
      {hint && <p>{hint}</p>}
      <Field
        as="input"
        label={filled(own.link, { email })}
        hint={filled(own.linkHint, { time: clock(until) })}
        type="text"
        value={address}
        onChange={() => {}}
      />
      {isMailed && <p>{own.linkMailed}</p>}
      <p role="status">{isCopied ? own.copied : ''}</p>
      <Choices>
        <Button onClick={(event) => void copy(event)}>{own.copy}</Button>
        <Button variant="quiet" onClick={onClose}>
          {own.done}
        </Button>
      </Choices>
    </>
  );
}
