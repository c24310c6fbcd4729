import type { Language } from '@nokshi/forms/languages.ts';
import type { ProjectCard } from '../content/projects.ts';
import type { Text } from '../content/text.ts';
import { href } from '../routes/routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { StitchedList } from '../ui/StitchedList.tsx';
import { say } from '../ui/say.tsx';
import styles from './ProjectsTeaser.module.css';

/** The first case studies as rows: the client on the left, what changed on the right. */
export function ProjectsTeaser({
  title,
  intro,
  projects,
  more,
  language,
}: {
  title: Text;
  intro: Text;
  projects: ProjectCard[];
  more: Text;
  language: Language;
}) {
  return (
    <Section heading="projects">
      <SectionHeading id="projects" title={title} intro={intro} />
      <ol className={styles.rows}>
        {projects.map((project) => (
          <li key={project.id} className={styles.row}>
            <Picture
              picture={project.picture}
              sizes="(width < 48rem) 92vw, 24rem"
              detail="always"
            />
            <div className={styles.words}>
              <p className={styles.client}>{say(project.client)}</p>
              <h3>{say(project.title)}</h3>
              <p>{say(project.summary)}</p>
            </div>
            <div className={styles.results}>
              <StitchedList lines={project.results} />
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink href={href('projects', language)} variant="quiet">
        {say(more)}
      </ButtonLink>
    </Section>
  );
}
