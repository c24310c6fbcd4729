import { onHost } from '@nokshi/forms/on-host.ts';
import { buttonClass } from '@nokshi/ui/Button.tsx';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { ask } from '../api/ask.ts';
import { NotConfirmed } from '../api/confirming.ts';
import { useWords } from '../words/words.ts';

/** A file of all that is shown, which is taken along once the password was typed again. */
export function DownloadLink({ address, children }: { address: string; children: ReactNode }) {
  const { words } = useWords();
  const link = useRef<HTMLAnchorElement>(null);
  const isConfirmed = useRef(false);
  const [isFailed, setFailed] = useState(false);
  const follow = async (event: MouseEvent) => {
    // Pressed anew below: the browser downloads it by itself.
    if (isConfirmed.current) {
      isConfirmed.current = false;
      return;
    }
    event.preventDefault();
    setFailed(false);
    try {
      await ask('/session/confirmation');
      isConfirmed.current = true;
      link.current?.click();
    } catch (failure) {
      setFailed(!(failure instanceof NotConfirmed));
    }
  };
  return (
    <>
      <a
        ref={link}
        className={buttonClass('quiet')}
        href={onHost(address)}
        download
        onClick={follow}
      >
        {children}
      </a>
      {isFailed && <p role="alert">{words.failed}</p>}
    </>
  );
}
