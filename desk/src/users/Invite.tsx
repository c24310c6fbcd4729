import type { UserWords } from '@nokshi/contract/desk-words/schema.ts';
import type { AccessLink } from '@nokshi/contract/users.ts';
import { isAddressOfUser, roles } from '@nokshi/contract/vocabulary.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Field } from '@nokshi/ui/Field.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ask } from '../api/ask.ts';
import styles from '../settings/Settings.module.css';
import { useWords } from '../words/words.ts';
import type { MadeLink } from './Users.tsx';
import { useUserDeed } from './useUserDeed.ts';

/** Invites somebody: their address and role, for which there is a link then. */
export function Invite({ own, showLink }: { own: UserWords; showLink: (link: MadeLink) => void }) {
  const { words } = useWords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState('');
  const { isBusy, fault, attempt } = useUserDeed();
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const email = String(typed.get('email')).trim();
    const isAddress = isAddressOfUser(email);
    setWrong(isAddress ? '' : own.wrongAddress);
    if (!isAddress) return;
    const isDone = await attempt(async () => {
      const link = await ask<AccessLink>('/users', 'POST', { email, role: typed.get('role') });
      showLink({ ...link, email, hint: '' });
    });
    if (isDone) form.current?.reset();
  };
  return (
    <form ref={form} className={styles.part} noValidate onSubmit={invite} aria-labelledby={id}>
      <h3 id={id}>{own.invite}</h3>
      <p className={styles.hint}>{own.inviteHint}</p>
      <Field
        as="input"
        label={words.email}
        name="email"
        type="email"
        autoComplete="off"
        required
        isErrorRead
        error={wrong || fault}
      />
      <Field as="select" label={own.role} name="role" defaultValue="sales">
        {roles.map((role) => (
          <option key={role} value={role}>
            {`${own.roles[role]}: ${own.mays[role]}`}
          </option>
        ))}
      </Field>
      <Button type="submit" isBusy={isBusy}>
        {own.invite}
      </Button>
    </form>
  );
}
