import type { Language } from '@nokshi/forms/languages.ts';
import type { IconDrawing } from '../content/icon-drawing.ts';
import type { TeamMember } from '../content/people.ts';
import type { Text } from '../content/text.ts';
import { type FilterCategory, FilteredList, type FilterLabels } from './FilteredList.tsx';
import { TeamCard } from './TeamCard.tsx';
import styles from './TeamList.module.css';

/** The team with a filter by role. */
export function TeamList({
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
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.id} data-within={`all ${member.category}`}>
            <TeamCard member={member} icon={linkedInIcon} labels={labels} language={language} />
          </li>
        ))}
      </ul>
    </FilteredList>
  );
}
