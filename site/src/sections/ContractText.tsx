import { plain, type TitledText } from '../content/text.ts';
import { say } from '../ui/say.tsx';
import styles from './ContractText.module.css';

/** The clauses of a contract, numbered. */
export function ContractText({ clauses }: { clauses: TitledText[] }) {
  return (
    <ol className={styles.clauses}>
      {clauses.map(({ title, text }) => (
        <li key={plain(title)}>
          <h3>{say(title)}</h3>
          <p>{say(text)}</p>
        </li>
      ))}
    </ol>
  );
}
