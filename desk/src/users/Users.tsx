import type { UserWords } from '@nokshi/contract/desk-words/schema.ts';
import type { AccessLink, ManagedUsers } from '@nokshi/contract/users.ts';
import { useId, useState } from 'react';
import useSWR from 'swr';
import styles from '../settings/Settings.module.css';
import { useWords } from '../words/words.ts';
import { DemandSecondFactor } from './DemandSecondFactor.tsx';
import { Invitation } from './Invitation.tsx';
import { Invite } from './Invite.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { UserLine } from './UserLine.tsx';

/** A link that was just made, and for whom. */
export type MadeLink = AccessLink & { email: string; hint: string };

/** For owners: who may use the desk, and who is invited. */
export function Users({ own }: { own: UserWords }) {
  const { words } = useWords();
  const id = useId();
  const { data, error } = useSWR<ManagedUsers>('/users/managed');
  const [link, setLink] = useState<MadeLink>();
  const [done, setDone] = useState('');
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{own.title}</h2>
      {error && <p role="alert">{words.failed}</p>}
      <ul className={styles.sessions}>
        {data?.users.map((user) => (
          <UserLine key={user.email} user={user} own={own} showLink={setLink} tell={setDone} />
        ))}
      </ul>
      <p className={styles.done} role="status">
        {done}
      </p>
      {data && data.invitations.length > 0 && (
        <>
          <h3>{own.invitations}</h3>
          <ul className={styles.sessions}>
            {data.invitations.map((one) => (
              <Invitation key={one.email} invitation={one} own={own} tell={setDone} />
            ))}
          </ul>
        </>
      )}
      <Invite own={own} showLink={setLink} />
      {data && <DemandSecondFactor isDemanded={data.demandsSecondFactor} own={own} />}
      <LinkDialog link={link} own={own} onClose={() => setLink(undefined)} />
    </section>
  );
}
