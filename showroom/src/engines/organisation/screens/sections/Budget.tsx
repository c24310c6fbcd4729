import { filled } from '../../../../shell/words.ts';
import { numeral, taka } from '../../../../words/taka.ts';
import type { Project } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { shareSpent, sumOf } from '../../steps/accounts.ts';
import { words } from '../../words/words.ts';
import styles from './Budget.module.css';

/** The budget of a project, what was spent on what, and how much that is together. */
export function Budget({ project, isShort = false }: { project: Project; isShort?: boolean }) {
  const { translate, language } = useOrganisation();
  const { budget, spending } = project;
  const spent = sumOf(spending);
  const share = numeral(shareSpent(spending, budget), language);
  return (
    <div className={styles.budget}>
      <p className={styles.whole}>
        <span>{translate(words.budget)}</span> <b>{taka(budget, language)}</b>
      </p>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${budget} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {spending.map(({ name, amount }, index) => (
          <rect
            key={translate(name)}
            data-share={index % 4}
            x={sumOf(spending.slice(0, index))}
            width={amount}
            height="10"
          />
        ))}
      </svg>
      {!isShort && (
        <ul className={styles.shares}>
          {spending.map(({ name, amount }, index) => (
            <li key={translate(name)}>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <circle data-share={index % 4} cx="5" cy="5" r="5" />
              </svg>
              <span>{translate(name)}</span> <b>{taka(amount, language)}</b>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.spent}>
        <span>{filled(translate(words.spentShare), { share })}</span> <b>{taka(spent, language)}</b>
      </p>
      {!isShort && (
        <p className={styles.left}>
          <span>{translate(words.left)}</span> <b>{taka(budget - spent, language)}</b>
        </p>
      )}
    </div>
  );
}
