import type { Enquiry } from '@nokshi/contract/enquiries.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Select } from '@nokshi/ui/Select.tsx';
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
  const { words } = useWords();
  const { email } = useUser();
  const { assignable } = useUsers();
  const id = useId();
  const isMine = assignee === email;
  return (
    <div className={styles.assignee}>
      <label htmlFor={id}>{words.enquiry.assignee}</label>
      <Select
        id={id}
        value={assignee ?? ''}
        choose={(email) => {
          if (!isBusy) void change({ assignee: email || null });
        }}
      >
        <option value="">{words.enquiry.nobody}</option>
        {assignable.map((user) => (
          <option key={user.email} value={user.email}>
            {user.name}
          </option>
        ))}
      </Select>
      <Button
        variant="quiet"
        isBusy={isBusy}
        onClick={() => void change({ assignee: isMine ? null : email })}
      >
        {isMine ? words.letGo : words.takeOn}
      </Button>
    </div>
  );
}
