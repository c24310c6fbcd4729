import type { ProjectCard } from '../content/projects.ts';
import type { Text } from '../content/text.ts';
import { StitchedList } from '../ui/StitchedList.tsx';
import { say } from '../ui/say.tsx';
import styles from './CaseStudy.module.css';
import { PaperToScreen } from './PaperToScreen.tsx';
import { ProjectPictures } from './ProjectPictures.tsx';

/**
 * One case study: its khata page and the system on a screen, for whom, what was built, what changed.
 * @param isFirst whether it stands in the first view
 */
export function CaseStudy({
  project,
  isFirst,
  labels,
}: {
  project: ProjectCard;
  isFirst: boolean;
  labels: Record<'paper' | 'results' | 'built' | 'size' | 'duration', Text>;
}) {
  return (
    <article className={styles.case} id={project.id}>
      <PaperToScreen
        khata={project.khata}
        picture={project.picture}
        label={labels.paper}
        isFirst={isFirst}
      />
      <p className={styles.client}>{say(project.client)}</p>
      <h2>{say(project.title)}</h2>
      <p className={styles.summary}>{say(project.summary)}</p>
      <ProjectPictures pictures={project.pictures} />
      <h3>{say(labels.results)}</h3>
      <StitchedList lines={project.results} />
      <p className={styles.built}>
        <strong>{say(labels.built)}</strong> {project.technologies.join(', ')}
      </p>
      {project.size && (
        <p className={styles.built}>
          <strong>{say(labels.size)}</strong> {say(project.size)}
        </p>
      )}
      {project.duration && (
        <p className={styles.built}>
          <strong>{say(labels.duration)}</strong> {say(project.duration)}
        </p>
      )}
    </article>
  );
}
