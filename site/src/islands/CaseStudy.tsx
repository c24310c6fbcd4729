import type { ProjectCard } from '../content/projects.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './CaseStudy.module.css';

/** One case study: the system on a screen, for whom, what was built, what changed. */
export function CaseStudy({
  project,
  labels,
}: {
  project: ProjectCard;
  labels: { results: string; built: string };
}) {
  return (
    <article className={styles.case}>
      <Picture picture={project.picture} sizes="(width < 60rem) 92vw, 36rem" />
      <p className={styles.client}>{project.client}</p>
      <h2>{project.title}</h2>
      <p className={styles.summary}>{project.summary}</p>
      <h3>{labels.results}</h3>
      <ul className={styles.results}>
        {project.results.map((result) => (
          <li key={result}>{result}</li>
        ))}
      </ul>
      <p className={styles.built}>
        <strong>{labels.built}</strong> {project.technologies.join(', ')}
      </p>
    </article>
  );
}
