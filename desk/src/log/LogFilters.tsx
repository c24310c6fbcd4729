import { deedKindNames } from '@nokshi/contract/desk-words/log.ts';
import { may } from '@nokshi/contract/vocabulary.ts';
import { Select } from '@nokshi/ui/Select.tsx';
import { useId } from 'react';
import { useUser } from '../session/user.ts';
import { useUsers } from '../session/useUsers.ts';
import { Day } from '../ui/Day.tsx';
import styles from '../ui/Filters.module.css';
import { useWords } from '../words/words.ts';

/** What the log is narrowed by, as its address says it. */
export const logFilters = ['user', 'kind', 'since', 'until'] as const;

type Props = {
  asked: URLSearchParams;
  /** @param value none where it is empty */
  narrow: (name: (typeof logFilters)[number], value: string) => void;
};

/** By whom, of which kind, and when; whoever sees their own deeds alone is asked for nobody. */
export function LogFilters({ asked, narrow }: Props) {
  const { words } = useWords();
  const { users, nameOf } = useUsers();
  const { role } = useUser();
  const id = useId();
  const { colleague, everybody, kind, every, kinds } = words.log;
  const user = asked.get('user') ?? '';
  const offered = new Set([...users.map(({ email }) => email), ...(user ? [user] : [])]);
  return (
    <div className={styles.filters}>
      {may(role, 'ownership') && (
        <div className={styles.filter}>
          <label htmlFor={`${id}user`}>{colleague}</label>
          <Select id={`${id}user`} value={user} choose={(value) => narrow('user', value)}>
            <option value="">{everybody}</option>
            {[...offered].map((email) => (
              <option key={email} value={email} title={email}>
                {nameOf(email)}
              </option>
            ))}
          </Select>
        </div>
      )}
      <div className={styles.filter}>
        <label htmlFor={`${id}kind`}>{kind}</label>
        <Select
          id={`${id}kind`}
          value={asked.get('kind') ?? ''}
          choose={(value) => narrow('kind', value)}
        >
          <option value="">{every}</option>
          {deedKindNames.map((one) => (
            <option key={one} value={one}>
              {kinds[one]}
            </option>
          ))}
        </Select>
      </div>
      {(['since', 'until'] as const).map((name) => (
        <div key={name} className={styles.filter}>
          <label htmlFor={id + name}>{words.log[name]}</label>
          <Day
            id={id + name}
            value={asked.get(name) ?? ''}
            choose={(value) => narrow(name, value)}
          />
        </div>
      ))}
    </div>
  );
}
