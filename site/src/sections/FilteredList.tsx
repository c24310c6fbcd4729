import type { Language } from '@nokshi/forms/languages.ts';
import type { ReactNode } from 'react';
import { langOf, type Text } from '../content/text.ts';
import { FilterButtons } from '../ui/FilterButtons.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './FilteredList.module.css';

export type FilterCategory = { id: string; label: Text };
export type FilterLabels = Record<'all' | 'filter' | 'shown', Text>;

/**
 * A list with buttons by category: scripts/choices.ts shows what belongs to the one that is pressed, and
 * says how many that are, or the sentence for nothing. Without script everything is shown.
 * @param children the list: each of its entries says with `data-within` to which choices it belongs
 */
export function FilteredList({
  items,
  categories,
  empty,
  labels,
  language,
  children,
}: {
  items: { category: string }[];
  categories: FilterCategory[];
  empty: Text;
  labels: FilterLabels;
  language: Language;
  children: ReactNode;
}) {
  const within = (id: string) => items.filter(({ category }) => category === id);
  return (
    <div data-choices>
      <FilterButtons
        label={labels.filter}
        all={{ label: labels.all, count: items.length }}
        choices={categories.map((one) => ({ ...one, count: within(one.id).length }))}
        shown={labels.shown}
        language={language}
      />
      <div data-held>
        {children}
        <p role="status">
          <span className="visually-hidden" lang={langOf(labels.shown)} data-said />
          <span className={styles.empty} data-nothing hidden>
            {textNode(empty)}
          </span>
        </p>
      </div>
    </div>
  );
}
