import type { UserWords } from '@nokshi/contract/desk-words/schema.ts';
import type { ManagedUsers } from '@nokshi/contract/users.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { ask } from '../api/ask.ts';
import { useClock, useWords } from '../words/words.ts';
import { useUserDeed } from './useUserDeed.ts';

/** Somebody who is invited, and the way to take that back. */
export function Invitation({
  invitation: { email, role, by, until },
  own,
  tell,
}: {
  invitation: ManagedUsers['invitations'][number];
  own: UserWords;
  tell: (sentence: string) => void;
}) {
  const { filled } = useWords();
  const clock = useClock();
  const { isBusy, fault, attempt } = useUserDeed();
  const withdraw = async () => {
    const path = `/users/${encodeURIComponent(email)}`;
    if (await attempt(() => ask(path, 'DELETE'))) tell(filled(own.withdrawn, { name: email }));
  };
  return (
    <li>
      <span>
        <strong>{email}</strong>
        {own.roles[role]} · {filled(own.invitedBy, { name: by, time: clock(until) })}
      </span>
      <Button variant="quiet" isBusy={isBusy} onClick={() => void withdraw()}>
        {own.withdraw}
        <span className="visually-hidden">, {email}</span>
      </Button>
      {fault && <p role="alert">{fault}</p>}
    </li>
  );
}
