import type { Log } from '@nokshi/contract/log.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Select } from '@nokshi/ui/Select.tsx';
import { useEffect } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useLocation, useSearch } from 'wouter';
import { useUsers } from '../session/useUsers.ts';
import { useWords } from '../words/words.ts';
import { LogEntries } from './LogEntries.tsx';
import styles from './LogRoom.module.css';

/** Who did what, the latest first. */
export function LogRoom() {
  const { words } = useWords();
  const [, navigate] = useLocation();
  const author = new URLSearchParams(useSearch()).get('author') ?? '';
  const { data, error, size, setSize, isLoading } = useSWRInfinite<Log>(
    (index: number, before: Log | null) => {
      if (index > 0 && !before?.next) return null;
      return `/log?${new URLSearchParams({
        ...(author && { author }),
        ...(before?.next && { after: before.next }),
      })}`;
    },
    { keepPreviousData: true },
  );
  useEffect(() => {
    document.title = words.log.title;
  }, [words]);
  const items = data?.flatMap((page) => page.items) ?? [];
  const { users } = useUsers();
  const names = new Set([...users.map(({ name }) => name), ...(author ? [author] : [])]);
  const show = (name: string) =>
    navigate(name ? `/log?${new URLSearchParams({ author: name })}` : '/log', { replace: true });
  return (
    <section className={styles.log} aria-busy={isLoading || undefined}>
      <header>
        <h1>{words.log.title}</h1>
        <Select label={words.log.colleague} value={author} choose={show}>
          <option value="">{words.log.everybody}</option>
          {[...names].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </header>
      {error && <p role="alert">{words.failed}</p>}
      {data && items.length === 0 && <p>{words.log.none}</p>}
      <LogEntries deeds={items} />
      {data?.at(-1)?.next && (
        <Button variant="quiet" onClick={() => void setSize(size + 1)}>
          {words.more}
        </Button>
      )}
    </section>
  );
}
