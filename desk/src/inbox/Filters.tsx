import { type FilterName, filterNames } from '@nokshi/contract/desk-words/list.ts';
import type { Facets } from '@nokshi/contract/facets.ts';
import { formIds } from '@nokshi/forms/forms.ts';
import { knownLanguages } from '@nokshi/forms/languages.ts';
import { Select } from '@nokshi/ui/Select.tsx';
import { useId } from 'react';
import { useUsers } from '../session/useUsers.ts';
import { Day } from '../ui/Day.tsx';
import styles from '../ui/Filters.module.css';
import { useWords } from '../words/words.ts';
import { valueName } from './value-name.ts';
import { narrowed, type View } from './views.ts';

/** The filters of a view: each filter a choice of what occurs, or a day. */
export function Filters({
  id,
  view,
  show,
  places: facets,
}: {
  id: string;
  view: View;
  show: (view: View) => void;
  places: Facets;
}) {
  const { assignable } = useUsers();
  const choices: Partial<Record<FilterName, readonly string[]>> = {
    kind: formIds,
    language: knownLanguages,
    page: facets.pages,
    campaign: facets.campaigns,
    assignee: ['nobody', ...assignable.map(({ email }) => email)],
  };
  return (
    <div id={id} className={styles.filters}>
      {filterNames
        .filter((name) => name !== 'assignee' || view.name !== 'mine')
        .map((name) => (
          <Filter
            key={name}
            name={name}
            value={view.filters[name] ?? ''}
            choices={choices[name]}
            choose={(value) => show(narrowed(view, name, value))}
          />
        ))}
    </div>
  );
}

function Filter({
  name,
  value,
  choices,
  choose,
}: {
  name: FilterName;
  value: string;
  /** None for a day. */
  choices: readonly string[] | undefined;
  choose: (value: string) => void;
}) {
  const words = useWords();
  const { nameOf } = useUsers();
  const id = useId();
  // A link may name what no longer occurs.
  const offered = choices && new Set([...choices, ...(value ? [value] : [])]);
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{words.words.list.filters[name]}</label>
      {offered ? (
        <Select id={id} value={value} choose={choose}>
          <option value="">{words.words.list.any}</option>
          {[...offered].map((one) => (
            <option key={one} value={one} title={one}>
              {valueName(name, one, words, nameOf)}
            </option>
          ))}
        </Select>
      ) : (
        <Day id={id} value={value} choose={choose} />
      )}
    </div>
  );
}
