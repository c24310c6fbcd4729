import type { Language } from '@nokshi/forms/languages.ts';
import { type ReactNode, useState } from 'react';
import { fillText, type Text } from '../content/text.ts';
import { FilterButtons } from '../ui/FilterButtons.tsx';
import { say } from '../ui/say.tsx';
import styles from './FilteredList.module.css';
import { useHeldHeight } from './useHeldHeight.ts';

export type FilterCategory = { id: string; label: Text };
export type FilterLabels = Record<'all' | 'filter' | 'shown', Text>;

/**
 * What is in a category chosen with a button, drawn by `children`; everything before a choice and
 * without script. A choice is followed by the spoken count, or by the sentence for nothing.
 */
export function FilteredList<Item extends { category: string }>({
  items,
  categories,
  empty,
  labels,
  language,
  children,
}: {
  items: Item[];
  categories: FilterCategory[];
  empty: Text;
  labels: FilterLabels;
  language: Language;
  children: (shown: Item[]) => ReactNode;
}) {
  const [choice, setChoice] = useState<{ category: string | undefined }>();
  const [held, hold] = useHeldHeight();
  const category = choice?.category;
  const within = (id: string | undefined) =>
    items.filter((item) => id === undefined || item.category === id);
  const shown = within(category);
  const isEmpty = shown.length === 0;
  return (
    <>
      <FilterButtons
        label={labels.filter}
        all={{ label: labels.all, count: items.length }}
        choices={categories.map((one) => ({ ...one, count: within(one.id).length }))}
        chosen={category}
        onChoose={(id) => {
          hold();
          setChoice({ category: id });
        }}
        language={language}
      />
      <div ref={held}>
        {!isEmpty && children(shown)}
        <p className={isEmpty ? styles.empty : 'visually-hidden'} role="status">
          {isEmpty && say(empty)}
          {!isEmpty && choice && say(fillText(labels.shown, { count: shown.length }, language))}
        </p>
      </div>
    </>
  );
}
