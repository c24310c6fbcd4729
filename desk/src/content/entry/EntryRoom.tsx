import type { Entry } from '@nokshi/contract/content.ts';
import { useCallback, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Refused } from '../../api/ask.ts';
import { type ContentNews, hearContent } from '../../live/content-news.ts';
import { useTitle } from '../../live/useTitle.ts';
import { useUser } from '../../session/user.ts';
import { useReason } from '../words/useReason.ts';
import { useEditorWords } from '../words/words.ts';
import { EntryForm } from './EntryForm.tsx';
import styles from './EntryRoom.module.css';
import type { EntrySaver } from './entry-saver.ts';
import { openEntry } from './open-entry.ts';

type Open =
  | { is: 'opening' }
  | { is: 'open'; entry: Entry; saver: EntrySaver }
  | { is: 'failed'; failure: unknown };

const isConcerned = ({ opened, state }: EntrySaver, news: ContentNews): boolean =>
  news === 'many' || news.some(({ id, version }) => id === opened.id && version !== state.version);

/** An entry in its form. @param props.id such as products/POS */
export function EntryRoom({ id }: { id: string }) {
  const { words, language } = useEditorWords();
  const { email, name } = useUser();
  const reasonOf = useReason();
  const { mutate } = useSWRConfig();
  const [open, setOpen] = useState<Open>({ is: 'opening' });
  useTitle(open.is === 'open' ? open.entry.title : words.list.title);
  const signIn = useCallback(() => void mutate('/session'), [mutate]);
  const read = useCallback(
    () => openEntry({ id, email, name, language }, signIn),
    [id, email, name, language, signIn],
  );
  const fail = useCallback(
    (failure: unknown) => {
      if (failure instanceof Refused && failure.status === 401) signIn();
      setOpen({ is: 'failed', failure });
    },
    [signIn],
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
        if (isHere) fail(failure);
      });
    return () => {
      isHere = false;
      left?.leave();
    };
  }, [read, fail]);
  const saver = open.is === 'open' ? open.saver : undefined;
  useEffect(
    () =>
      saver &&
      hearContent(async (news) => {
        if (!isConcerned(saver, news)) return;
        try {
          const entry = await saver.refresh();
          if (entry) setOpen({ is: 'open', entry, saver });
        } catch (failure) {
          // Otherwise what is shown stands until there is more news.
          if (failure instanceof Refused && failure.status === 404) fail(failure);
        }
      }),
    [saver, fail],
  );
  const readAgain = useCallback(async () => {
    const { entry, saver } = await read();
    setOpen({ is: 'open', entry, saver });
  }, [read]);
  if (open.is === 'opening') return <section className={styles.room} aria-busy="true" />;
  if (open.is === 'failed') {
    const { failure } = open;
    const isGone = failure instanceof Refused && failure.status === 404;
    return (
      <section className={styles.room}>
        <p role="alert">{isGone ? words.entry.missing : reasonOf(failure, words.entry.failed)}</p>
      </section>
    );
  }
  return <EntryForm entry={open.entry} saver={open.saver} readAgain={readAgain} />;
}
