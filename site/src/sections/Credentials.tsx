import type { Text } from '../content/text.ts';
import { Section } from '../ui/Section.tsx';
import { say } from '../ui/say.tsx';
import styles from './Credentials.module.css';

type Credential = { role: string; username: string; password: string };

/** A login that may break after its @ and before each dot, so that a phone does not cut its words. */
const breakable = (login: string) =>
  login.split(/(?<=@)|(?=\.)/).map((part, index) => [index > 0 && <wbr key={part} />, part]);

/** The demo logins, folded away behind + and −. */
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
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say(labels.role)}</th>
              <th scope="col">{say(labels.username)}</th>
              <th scope="col">{say(labels.password)}</th>
            </tr>
          </thead>
          <tbody>
            {credentials.map((credential) => (
              <tr key={credential.role}>
                <th scope="row">{credential.role}</th>
                <td>
                  <code>{breakable(credential.username)}</code>
                </td>
                <td>
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
