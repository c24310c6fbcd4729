import { useState } from 'react';
import type { ProjectCard } from '../content/projects.ts';
import { FilterButtons } from '../ui/FilterButtons.tsx';
import { CaseStudy } from './CaseStudy.tsx';
import styles from './ProjectFilter.module.css';

type Category = { id: string; label: string };

/** The case studies with a filter by trade. Without script all of them are shown. */
export function ProjectFilter({
  projects,
  categories,
  labels,
}: {
  projects: ProjectCard[];
  categories: Category[];
  labels: { all: string; filter: string; results: string; built: string };
}) {
  const [chosen, setChosen] = useState('all');
  const shown = projects.filter((project) => chosen === 'all' || project.category === chosen);
  return (
    <>
      <FilterButtons
        label={labels.filter}
        choices={[{ id: 'all', label: labels.all }, ...categories]}
        chosen={chosen}
        onChoose={setChosen}
      />
      <ul className={styles.cases}>
        {shown.map((project, index) => (
          <li key={project.id}>
            <CaseStudy project={project} isFirst={index === 0} labels={labels} />
          </li>
        ))}
      </ul>
    </>
  );
}
