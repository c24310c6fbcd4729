import type { ProjectCard } from '../content/projects.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { StitchedList } from '../ui/StitchedList.tsx';
import styles from './ProjectsTeaser.module.css';

/** The first three case studies as rows: the client on the left, what changed on the right (SPEC 2.13). */
export function ProjectsTeaser({
  title,
  intro,
  projects,
  more,
}: {
  title: string;
  intro: string;
  projects: ProjectCard[];
  more: string;
}) {
  return (
    <Section heading="projects">
      <SectionHeading id="projects" title={title} intro={intro} />
      <ol className={styles.rows}>
        {projects.map((project) => (
          <li key={project.id} className={styles.row}>
            <Picture picture={project.picture} sizes="(width < 48rem) 92vw, 24rem" />
            <div className={styles.words}>
              <p className={styles.client}>{project.client}</p>
              <h3>{project.title}</h3>
              <p>{project.summary}</p>
            </div>
            <div className={styles.results}>
              <StitchedList lines={project.results} />
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink href="/projects" variant="quiet">
        {more}
      </ButtonLink>
    </Section>
  );
}
