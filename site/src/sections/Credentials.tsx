import { Section } from '../ui/Section.tsx';
import styles from './Credentials.module.css';

type Credential = { role: string; username: string; password: string };

/** The demo logins, folded away behind + and − (SPEC 2.12, 4). */
export function Credentials({
  credentials,
  labels,
}: {
  credentials: Credential[];
  labels: Record<'credentials' | 'role' | 'username' | 'password', string>;
}) {
  return (
    <Section tight>
      <details className={styles.panel}>
        <summary className={styles.toggle}>
          {labels.credentials}
          <span className={styles.sign} aria-hidden="true" />
        </summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{labels.role}</th>
              <th scope="col">{labels.username}</th>
              <th scope="col">{labels.password}</th>
            </tr>
          </thead>
          <tbody>
            {credentials.map((credential) => (
              <tr key={credential.role}>
                <th scope="row" data-label={labels.role}>
                  {credential.role}
                </th>
                <td data-label={labels.username}>
                  <code>{credential.username}</code>
                </td>
                <td data-label={labels.password}>
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
