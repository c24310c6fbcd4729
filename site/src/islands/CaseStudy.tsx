import type { ProjectCard } from '../content/projects.ts';
import { Picture } from '../ui/Picture.tsx';
import { StitchedList } from '../ui/StitchedList.tsx';
import styles from './CaseStudy.module.css';

/**
 * One case study: the system on a screen, for whom, what was built, what changed.
 * @param isFirst whether it stands in the first view
 */
export function CaseStudy({
  project,
  isFirst,
  labels,
}: {
  project: ProjectCard;
  isFirst: boolean;
  labels: { results: string; built: string };
}) {
  return (
    <article className={styles.case} id={project.id}>
      <Picture picture={project.picture} sizes="(width < 60rem) 92vw, 36rem" eager={isFirst} />
      <p className={styles.client}>{project.client}</p>
      <h2>{project.title}</h2>
      <p className={styles.summary}>{project.summary}</p>
      <h3>{labels.results}</h3>
      <StitchedList lines={project.results} />
      <p className={styles.built}>
        <strong>{labels.built}</strong> {project.technologies.join(', ')}
      </p>
    </article>
  );
}
