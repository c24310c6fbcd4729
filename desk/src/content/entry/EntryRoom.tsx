import type { Entry } from '@nokshi/server/desk/contract/content.ts';
import { useCallback, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Refused } from '../../api/ask.ts';
import { useTitle } from '../../live/useTitle.ts';
import { useUser } from '../../session/user.ts';
import { useEditorWords } from '../words/words.ts';
import { EntryForm } from './EntryForm.tsx';
import styles from './EntryRoom.module.css';
import type { EntrySaver } from './entry-saver.ts';
import { openEntry } from './open-entry.ts';

type Open =
  | { is: 'opening' }
  | { is: 'open'; entry: Entry; saver: EntrySaver }
  | { is: 'failed'; message: string };

/** An entry in its form. @param props.id such as products/POS */
export function EntryRoom({ id }: { id: string }) {
  const { said, language } = useEditorWords();
  const { email, name } = useUser();
  const { mutate } = useSWRConfig();
  const [open, setOpen] = useState<Open>({ is: 'opening' });
  useTitle(open.is === 'open' ? open.entry.title : said.list.title);
  const signIn = useCallback(() => void mutate('/session'), [mutate]);
  const read = useCallback(
    () => openEntry({ id, email, name, language }, signIn),
    [id, email, name, language, signIn],
  );
  useEffect(() => {
    let isHere = true;
    let left: EntrySaver | undefined;
    read()
      .then(({ entry, saver }) => {
        left = saver;
        if (isHere) setOpen({ is: 'open', entry, saver });
        else saver.leave();
      })
      .catch((failure) => {
        if (!isHere) return;
        if (failure instanceof Refused && failure.status === 401) signIn();
        const isGone = failure instanceof Refused && failure.status === 404;
        const told = failure instanceof Refused ? failure.message : '';
        setOpen({ is: 'failed', message: isGone ? said.entry.missing : told || said.entry.failed });
      });
    return () => {
      isHere = false;
      left?.leave();
    };
  }, [read, signIn, said]);
  const readAgain = useCallback(async () => {
    const { entry, saver } = await read();
    setOpen({ is: 'open', entry, saver });
  }, [read]);
  if (open.is === 'opening') return <section className={styles.room} aria-busy="true" />;
  if (open.is === 'failed') {
    return (
      <section className={styles.room}>
        <p role="alert">{open.message}</p>
      </section>
    );
  }
  return <EntryForm entry={open.entry} saver={open.saver} readAgain={readAgain} />;
}
