// biome-ignore-all lint/a11y/noRedundantRoles: the styles take away what the elements imply
import { plain, type Text } from '../content/text.ts';
import { Section } from '../ui/Section.tsx';
import { say } from '../ui/say.tsx';
import styles from './Credentials.module.css';

type Credential = { role: string; username: string; password: string };

/**
 * The demo logins, folded away behind + and −. On a phone each login is a block of lines. What is not
 * laid out as a table is none to browsers either; the roles keep it one for screen readers.
 */
export function Credentials({
  credentials,
  labels,
}: {
  credentials: Credential[];
  labels: Record<'credentials' | 'role' | 'username' | 'password', Text>;
}) {
  return (
    <Section tight>
      <details className={styles.panel}>
        <summary className={styles.toggle}>
          {say(labels.credentials)}
          <span className={styles.sign} aria-hidden="true" />
        </summary>
        <table className={styles.table} role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                {say(labels.role)}
              </th>
              <th scope="col" role="columnheader">
                {say(labels.username)}
              </th>
              <th scope="col" role="columnheader">
                {say(labels.password)}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {credentials.map((credential) => (
              <tr key={credential.role} role="row">
                <th scope="row" role="rowheader" data-label={plain(labels.role)}>
                  {credential.role}
                </th>
                <td role="cell" data-label={plain(labels.username)}>
                  <code>{credential.username}</code>
                </td>
                <td role="cell" data-label={plain(labels.password)}>
                  <code>{credential.password}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  );
}
