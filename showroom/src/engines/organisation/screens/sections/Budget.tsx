import { Row, Stack } from '../../../../ui/layout.tsx';
import type { Project } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { shareSpent, sumOf } from '../../steps/accounts.ts';
import { words } from '../../words/words.ts';
import styles from './Budget.module.css';
import shared from './Sections.module.css';

/** The budget of a project, what was spent on what, and how much that is together. */
export function Budget({ project, isShort = false }: { project: Project; isShort?: boolean }) {
  const { t, taka, say } = useOrganisation();
  const { budget, spending } = project;
  const spent = sumOf(spending);
  return (
    <Stack gap={2} className={styles.budget}>
      <Row as="p" isApart className={styles.whole}>
        <span className={shared.soft}>{t(words.budget)}</span> <b>{taka(budget)}</b>
      </Row>
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
        <Stack as="ul" gap={2}>
          {spending.map(({ name, amount }, index) => (
            <Row as="li" key={t(name)} className={styles.share}>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <circle data-share={index % 4} cx="5" cy="5" r="5" />
              </svg>
              <span>{t(name)}</span> <b>{taka(amount)}</b>
            </Row>
          ))}
        </Stack>
      )}
      <Row as="p" isApart className={styles.spent}>
        <span>{say(words.spentShare, { share: shareSpent(spending, budget) })}</span>{' '}
        <b>{taka(spent)}</b>
      </Row>
      {!isShort && (
        <Row as="p" isApart>
          <span className={shared.soft}>{t(words.left)}</span> <b>{taka(budget - spent)}</b>
        </Row>
      )}
    </Stack>
  );
}
