import type { UserWords } from '@nokshi/contract/desk-words/schema.ts';
import type { AccessLink, ManagedUser } from '@nokshi/contract/users.ts';
import { roles } from '@nokshi/contract/vocabulary.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Select } from '@nokshi/ui/Select.tsx';
import { useState } from 'react';
import { ask } from '../api/ask.ts';
import { useUser } from '../session/user.ts';
import styles from '../settings/Settings.module.css';
import { Choices } from '../ui/Choices.tsx';
import { useClock, useWords } from '../words/words.ts';
import { RemoveUser } from './RemoveUser.tsx';
import type { MadeLink } from './Users.tsx';
import { useUserDeed } from './useUserDeed.ts';

/**
 * A user, and what an owner does about them.
 * @param tell says what was done
 */
export function UserLine({
  user: { email, name, role, usedAt, hasSecondFactor },
  own,
  showLink,
  tell,
}: {
  user: ManagedUser;
  own: UserWords;
  showLink: (link: MadeLink) => void;
  tell: (sentence: string) => void;
}) {
  const { filled } = useWords();
  const clock = useClock();
  const { isBusy, fault, attempt } = useUserDeed();
  const [isRemoving, setRemoving] = useState(false);
  const path = `/users/${encodeURIComponent(email)}`;
  const isOwn = useUser().email === email;
  const choose = async (wanted: string) => {
    if (await attempt(() => ask(path, 'PATCH', { role: wanted }))) {
      tell(filled(own.roleChanged, { name }));
    }
  };
  const reset = () =>
    attempt(async () => {
      const link = await ask<AccessLink>(`${path}/reset`, 'POST');
      showLink({ ...link, email, hint: filled(own.resetHint, { name }) });
    });
  const remove = async () => {
    setRemoving(false);
    if (await attempt(() => ask(path, 'DELETE'))) tell(filled(own.removed, { name }));
  };
  return (
    <li>
      <span>
        <strong>{isOwn ? `${name} (${own.you})` : name}</strong>
        {email}
        <br />
        {usedAt ? filled(own.used, { time: clock(usedAt) }) : own.neverUsed}
        {' · '}
        {hasSecondFactor ? own.secondFactor : own.noSecondFactor}
      </span>
      <Choices>
        <Select
          label={filled(own.changeRole, { name })}
          value={role}
          choose={(wanted) => void choose(wanted)}
        >
          {roles.map((one) => (
            <option key={one} value={one}>
              {own.roles[one]}
            </option>
          ))}
        </Select>
        <Button variant="quiet" isBusy={isBusy} onClick={() => void reset()}>
          {own.reset}
          <span className="visually-hidden">, {name}</span>
        </Button>
        <Button variant="quiet" isBusy={isBusy} onClick={() => setRemoving(true)}>
          {own.remove}
          <span className="visually-hidden">, {name}</span>
        </Button>
      </Choices>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <RemoveUser
        name={isRemoving ? name : undefined}
        own={own}
        remove={() => void remove()}
        onClose={() => setRemoving(false)}
      />
    </li>
  );
}
