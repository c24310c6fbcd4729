import type { Project } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { shareSpent, sumOf } from '../../steps/accounts.ts';
import { words } from '../../words/words.ts';
import styles from './Budget.module.css';

/** The budget of a project, what was spent on what, and how much that is together. */
export function Budget({ project, isShort = false }: { project: Project; isShort?: boolean }) {
  const { t, num, taka, say } = useOrganisation();
  const { budget, spending } = project;
  const spent = sumOf(spending);
  const share = num(shareSpent(spending, budget));
  return (
    <div className={styles.budget}>
      <p className={styles.whole}>
        <span>{t(words.budget)}</span> <b>{taka(budget)}</b>
      </p>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${budget} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {spending.map(({ name, amount }, index) => (
          <rect
            key={t(name)}
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
            <li key={t(name)}>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <circle data-share={index % 4} cx="5" cy="5" r="5" />
              </svg>
              <span>{t(name)}</span> <b>{taka(amount)}</b>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.spent}>
        <span>{say(words.spentShare, { share })}</span> <b>{taka(spent)}</b>
      </p>
      {!isShort && (
        <p className={styles.left}>
          <span>{t(words.left)}</span> <b>{taka(budget - spent)}</b>
        </p>
      )}
    </div>
  );
}
