import type { Language } from '@nokshi/forms/languages.ts';
import { langOf, plain, type Text } from '../content/text.ts';
import { demoPath } from '../routes/routes.ts';
import { textNode } from '../ui/text-node.tsx';
import styles from './Trades.module.css';

/** What a visitor runs: each trade opens the demo that fits, in the name that stands in the field (scripts/trades.ts). */
export function Trades({
  title,
  name,
  refused,
  list,
  language,
}: {
  title: Text;
  name: Text;
  /** What stands at the field while no demo would show what is in it. */
  refused?: Text | undefined;
  list: readonly { demo: string; words: Text }[];
  language: Language;
}) {
  return (
    <div className={styles.trades}>
      <h2 id="trades">{textNode(title)}</h2>
      <label>
        {textNode(name)}
        <input type="text" autoComplete="organization" />
      </label>
      {refused && <output lang={langOf(refused)} data-words={plain(refused)} />}
      <ul aria-labelledby="trades">
        {list.map(({ demo, words }) => (
          <li key={demo}>
            <a href={demoPath(demo, language)}>{textNode(words)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
