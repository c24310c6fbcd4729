import { numberIn } from '@nokshi/forms/fill.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import type { TechnologyCategory } from '../content/technology.ts';
import { plain, type Text } from '../content/text.ts';
import { textNode } from '../ui/text-node.tsx';
import styles from './TechnologyTabs.module.css';
import { TechnologyWall } from './TechnologyWall.tsx';

const all = 'all';

/**
 * The tech stack as a woven selvedge behind tabs, which scripts/choices.ts turns: ALL shows the categories
 * marked `inAll`, a row each, another tab its own. Without script there are no tabs, and every row is shown.
 */
export function TechnologyTabs({
  categories,
  labels,
  language,
}: {
  categories: TechnologyCategory[];
  labels: Record<'all' | 'stackTabs', Text>;
  language: Language;
}) {
  const inAll = categories.filter((category) => category.inAll);
  const tabs = [
    { id: all, label: labels.all, count: inAll.reduce((sum, { items }) => sum + items.length, 0) },
    ...categories.map(({ id, label, items }) => ({ id, label, count: items.length })),
  ];
  return (
    <div className={styles.stack} data-choices>
      <div className={styles.tabs} role="tablist" aria-label={plain(labels.stackTabs)}>
        {tabs.map(({ id, label, count }) => (
          <button
            key={id}
            className={styles.tab}
            type="button"
            role="tab"
            id={`stack-tab-${id}`}
            aria-selected={id === all}
            aria-controls="stack-panel"
            tabIndex={id === all ? 0 : -1}
            data-choice={id}
          >
            {textNode(label)}
            <span className={styles.count} aria-hidden="true">
              {numberIn(language, count)}
            </span>
          </button>
        ))}
      </div>
      <div
        className={styles.panel}
        id="stack-panel"
        role="tabpanel"
        aria-labelledby={`stack-tab-${all}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls takes focus itself (ARIA practices)
        tabIndex={0}
        data-held
      >
        {categories.map((category) => (
          <TechnologyWall key={category.id} category={category} />
        ))}
      </div>
    </div>
  );
}
