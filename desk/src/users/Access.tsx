import type { UserWords } from '@nokshi/contract/desk-words/schema.ts';
import type { OpenedLink } from '@nokshi/contract/users.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { ask, Refused } from '../api/ask.ts';
import styles from '../session/SignIn.module.css';
import { Unreached } from '../session/Unreached.tsx';
import { useWords } from '../words/words.ts';
import { ChoosePassword } from './ChoosePassword.tsx';
import { useUserWords } from './useUserWords.ts';

/**
 * Where a link leads: whoever has it chooses a password, and who is invited a name.
 * @param secret that the address has behind #
 * @param onLeft what shows the way in
 */
export default function Access({ secret, onLeft }: { secret: string; onLeft: () => void }) {
  const { words } = useWords();
  const own = useUserWords();
  const [isChosen, setChosen] = useState(false);
  const { data, error, mutate } = useSWR<OpenedLink>(
    ['/access', secret],
    ([path]: [string]) => ask<OpenedLink>(path, 'POST', { secret }),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const title = own && titleOf(own, data, error);
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  if (error && !(error instanceof Refused)) {
    return <Unreached sentence={words.door.unreached} tryAgain={() => void mutate()} />;
  }
  if (!own || (!data && !error)) return <section aria-busy="true" />;
  return (
    <section className={styles.form}>
      <h1>{title}</h1>
      {data && !isChosen ? (
        <ChoosePassword
          secret={secret}
          link={data}
          own={own}
          onChosen={() => setChosen(true)}
          onGone={() => void mutate()}
        />
      ) : (
        <>
          <p role="status">{data ? own.chosen : own.gone}</p>
          <Button onClick={onLeft}>{own.toSignIn}</Button>
        </>
      )}
    </section>
  );
}

function titleOf(own: UserWords, link: OpenedLink | undefined, error: unknown) {
  if (error) return own.goneTitle;
  return link && (link.kind === 'invitation' ? own.openTitle : own.resetTitle);
}
