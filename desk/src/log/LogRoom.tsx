import type { Log } from '@nokshi/contract/log.ts';
import { may } from '@nokshi/contract/vocabulary.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useEffect } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useLocation, useSearch } from 'wouter';
import { DownloadLink } from '../export/DownloadLink.tsx';
import { useUser } from '../session/user.ts';
import { useWords } from '../words/words.ts';
import { LogEntries } from './LogEntries.tsx';
import { LogFilters, logFilters } from './LogFilters.tsx';
import styles from './LogRoom.module.css';

/** What an address of the log asks for, and nothing else. */
function askedBy(search: string): URLSearchParams {
  const given = new URLSearchParams(search);
  return new URLSearchParams(
    logFilters.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** Who did what, the latest first. */
export function LogRoom() {
  const { words } = useWords();
  const { role } = useUser();
  const [, navigate] = useLocation();
  const asked = askedBy(useSearch());
  const { data, error, size, setSize, isLoading } = useSWRInfinite<Log>(
    (index: number, before: Log | null) => {
      if (index > 0 && !before?.next) return null;
      const after = before?.next ? [['after', before.next]] : [];
      return `/log?${new URLSearchParams([...asked, ...after])}`;
    },
    { keepPreviousData: true },
  );
  useEffect(() => {
    document.title = words.log.title;
  }, [words]);
  const items = data?.flatMap((page) => page.items) ?? [];
  const narrow = (name: string, value: string) => {
    const narrowed = new URLSearchParams(asked);
    if (value) narrowed.set(name, value);
    else narrowed.delete(name);
    navigate(narrowed.size > 0 ? `/log?${narrowed}` : '/log', { replace: true });
  };
  return (
    <section className={styles.log} aria-busy={isLoading || undefined}>
      <header>
        <h1>{words.log.title}</h1>
        {may(role, 'ownership') && (
          <DownloadLink address={`/api/desk/log/export?${asked}`}>{words.log.export}</DownloadLink>
        )}
      </header>
      {!may(role, 'ownership') && <p>{words.log.own}</p>}
      <LogFilters asked={asked} narrow={narrow} />
      {error && <p role="alert">{words.failed}</p>}
      {data && items.length === 0 && <p>{words.log.none}</p>}
      <LogEntries deeds={items} />
      {items.some(({ network }) => network) && (
        <p className={styles.hint}>{words.log.networkHint}</p>
      )}
      {data?.at(-1)?.next && (
        <Button variant="quiet" onClick={() => void setSize(size + 1)}>
          {words.more}
        </Button>
      )}
    </section>
  );
}
