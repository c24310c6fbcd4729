import type { Enquiry } from '@nokshi/server/desk/contract/enquiries.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useId } from 'react';
import { useUser } from '../session/user.ts';
import { useUsers } from '../session/useUsers.ts';
import { useWords } from '../words/words.ts';
import styles from './Assignee.module.css';
import type { Doing } from './useChange.ts';

/** Who sees to it: oneself at one press, or anybody. */
export function Assignee({
  enquiry: { assignee },
  change,
  isBusy,
}: { enquiry: Enquiry } & Pick<Doing, 'change' | 'isBusy'>) {
  const { said } = useWords();
  const { email } = useUser();
  const { users } = useUsers();
  const id = useId();
  const isMine = assignee === email;
  return (
    <div className={styles.assignee}>
      <label htmlFor={id}>{said.enquiry.assignee}</label>
      <select
        id={id}
        value={assignee ?? ''}
        onChange={({ target }) => {
          if (!isBusy) void change({ assignee: target.value || null });
        }}
      >
        <option value="">{said.enquiry.nobody}</option>
        {users.map((user) => (
          <option key={user.email} value={user.email}>
            {user.name}
          </option>
        ))}
      </select>
      <Button
        variant="quiet"
        isBusy={isBusy}
        onClick={() => void change({ assignee: isMine ? null : email })}
      >
        {isMine ? said.letGo : said.takeOn}
      </Button>
    </div>
  );
}
