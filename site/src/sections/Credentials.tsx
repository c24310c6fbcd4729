import { langOf, plain, type Text } from '../content/text.ts';
import { textNode } from '../ui/text-node.tsx';
import styles from './Credentials.module.css';

type Credential = { role: string; username: string; password: string };
type CopyLabels = Record<'copy' | 'copied', Text>;

/** A login that may break after its @ and before each dot, so that a phone does not cut its words. */
const breakable = (login: string) =>
  login.split(/(?<=@)|(?=\.)/).map((part, index) => [index > 0 && <wbr key={part} />, part]);

/**
 * The demo logins, folded away behind + and −; the roles show before it is opened.
 * scripts/copy.ts copies what stands before a button.
 */
export function Credentials({
  credentials,
  labels,
}: {
  credentials: Credential[];
  labels: Record<'credentials' | 'role' | 'username' | 'password', Text> & CopyLabels;
}) {
  return (
    <details className={styles.panel}>
      <summary className={styles.toggle}>
        <span className={styles.title}>{textNode(labels.credentials)}</span>
        <span className={styles.roles}>{credentials.map(({ role }) => role).join(' · ')}</span>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{textNode(labels.role)}</th>
            <th scope="col">{textNode(labels.username)}</th>
            <th scope="col">{textNode(labels.password)}</th>
          </tr>
        </thead>
        <tbody>
          {credentials.map(({ role, username, password }) => (
            <tr key={role}>
              <th scope="row">{role}</th>
              <td>
                <div className={styles.value}>
                  <code>{breakable(username)}</code>
                  <CopyButton what={`${role}, ${plain(labels.username)}`} labels={labels} />
                </div>
              </td>
              <td>
                <div className={styles.value}>
                  <code>{password}</code>
                  <CopyButton what={`${role}, ${plain(labels.password)}`} labels={labels} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="visually-hidden" role="status" data-copy-status="" />
    </details>
  );
}

function CopyButton({ what, labels }: { what: string; labels: CopyLabels }) {
  return (
    <button
      className={styles.copy}
      type="button"
      aria-label={`${plain(labels.copy)}: ${what}`}
      lang={langOf(labels.copy)}
      data-copy={plain(labels.copied)}
    />
  );
}
