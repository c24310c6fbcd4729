import { numberIn } from '@nokshi/forms/fill.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { TechnologyCategory } from '../content/technology.ts';
import { plain, type Text } from '../content/text.ts';
import { say } from '../ui/say.tsx';
import styles from './TechnologyTabs.module.css';
import { TechnologyWall } from './TechnologyWall.tsx';
import { useHeldHeight } from './useHeldHeight.ts';

const all = 'all';

/**
 * The tech stack behind tabs: ALL shows the categories marked `inAll`, another tab its own.
 * Without script every category stands under its heading, and there are no tabs.
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
  const [active, setActive] = useState(all);
  const [panel, hold] = useHeldHeight();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const inAll = categories.filter((category) => category.inAll);
  const tabs = [
    { id: all, label: labels.all, count: inAll.reduce((sum, { items }) => sum + items.length, 0) },
    ...categories.map(({ id, label, items }) => ({ id, label, count: items.length })),
  ];

  const show = (id: string) => {
    hold();
    setActive(id);
  };
  const select = (position: number) => {
    const index = (position + tabs.length) % tabs.length;
    show(tabs[index]?.id ?? all);
    buttons.current[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const targets: Partial<Record<string, number>> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };

  return (
    <div className={styles.stack}>
      <div className={styles.tabs} role="tablist" aria-label={plain(labels.stackTabs)}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(element) => {
              buttons.current[index] = element;
            }}
            className={styles.tab}
            type="button"
            role="tab"
            id={`stack-tab-${tab.id}`}
            aria-selected={tab.id === active}
            aria-controls="stack-panel"
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => show(tab.id)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {say(tab.label)}
            <span className={styles.count} aria-hidden="true">
              {numberIn(language, tab.count)}
            </span>
          </button>
        ))}
      </div>
      <div
        ref={panel}
        className={styles.panel}
        data-few={(tabs.find(({ id }) => id === active)?.count ?? 0) < 10 || undefined}
        id="stack-panel"
        role="tabpanel"
        aria-labelledby={`stack-tab-${active}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls takes focus itself (ARIA practices)
        tabIndex={0}
      >
        {categories.map((category) => (
          <TechnologyWall
            key={category.id}
            category={category}
            hidden={active === all ? !category.inAll : category.id !== active}
          />
        ))}
      </div>
    </div>
  );
}
