import type { Language } from '@nokshi/forms/languages.ts';
import type { ProjectCard } from '../content/projects.ts';
import type { Text } from '../content/text.ts';
import { type CaseLabels, CaseStudy } from './CaseStudy.tsx';
import { type FilterCategory, FilteredList, type FilterLabels } from './FilteredList.tsx';
import styles from './ProjectList.module.css';

/** The case studies with a filter by trade. */
export function ProjectList({
  projects,
  categories,
  empty,
  labels,
  language,
}: {
  projects: ProjectCard[];
  categories: FilterCategory[];
  empty: Text;
  labels: FilterLabels & CaseLabels;
  language: Language;
}) {
  return (
    <FilteredList
      items={projects}
      categories={categories}
      empty={empty}
      labels={labels}
      language={language}
    >
      <ul className={styles.cases}>
        {projects.map((project, place) => (
          <li
            key={project.id}
            data-within={`all ${project.category}`}
            data-far={place > 0 ? '' : undefined}
          >
            <CaseStudy project={project} place={place} labels={labels} />
          </li>
        ))}
      </ul>
    </FilteredList>
  );
}
