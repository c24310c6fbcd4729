import { plain, type TitledText } from '../content/text.ts';
import { textNode } from '../ui/text-node.tsx';
import styles from './ContractText.module.css';

/** The clauses of a contract, numbered. */
export function ContractText({ clauses }: { clauses: TitledText[] }) {
  return (
    <ol className={styles.clauses}>
      {clauses.map(({ title, text }) => (
        <li key={plain(title)}>
          <h3>{textNode(title)}</h3>
          <p>{textNode(text)}</p>
        </li>
      ))}
    </ol>
  );
}
