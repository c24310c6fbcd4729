import type { Language } from '@nokshi/forms/languages.ts';
import type { IconDrawing } from '../content/icon-drawing.ts';
import type { TeamMember } from '../content/people.ts';
import type { Text } from '../content/text.ts';
import { type FilterCategory, FilteredList, type FilterLabels } from './FilteredList.tsx';
import { TeamCard } from './TeamCard.tsx';
import styles from './TeamFilter.module.css';

/** The team with a filter by role. Without script everybody is shown. */
export function TeamFilter({
  members,
  categories,
  empty,
  linkedInIcon,
  labels,
  language,
}: {
  members: TeamMember[];
  categories: FilterCategory[];
  empty: Text;
  linkedInIcon: IconDrawing;
  labels: FilterLabels & Record<'linkedIn' | 'newTab', Text>;
  language: Language;
}) {
  return (
    <FilteredList
      items={members}
      categories={categories}
      empty={empty}
      labels={labels}
      language={language}
    >
      {(shown) => (
        <ul className={styles.members}>
          {shown.map((member) => (
            <TeamCard
              key={member.id}
              member={member}
              icon={linkedInIcon}
              labels={labels}
              language={language}
            />
          ))}
        </ul>
      )}
    </FilteredList>
  );
}
