import type { Language } from '@nokshi/forms/languages.ts';
import type { ProjectCard } from '../content/projects.ts';
import { plain, type Text } from '../content/text.ts';
import { href } from '../routes/routes.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { WithExampleMark } from '../ui/ExampleMark.tsx';
import { Fold } from '../ui/Fold.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { textNode } from '../ui/text-node.tsx';
import { BeforeAndNow } from './BeforeAndNow.tsx';
import styles from './ProjectsTeaser.module.css';

/** The first case studies as rows: the screen, the client, and what was built and has changed. */
export function ProjectsTeaser({
  title,
  intro,
  projects,
  results,
  labels,
  more,
  language,
}: {
  title: Text;
  intro: Text;
  projects: ProjectCard[];
  results: Text;
  labels: Record<'before' | 'after', Text>;
  more: Text;
  language: Language;
}) {
  return (
    <Section heading="projects">
      <SectionHeading id="projects" title={title} intro={intro} />
      <ol className={styles.rows}>
        {projects.map((project) => (
          <li key={project.id} className={styles.row}>
            <div className={styles.screen}>
              <Picture
                picture={project.picture}
                sizes="(width < 48rem) 14rem, 24rem"
                detail="phone"
              />
            </div>
            <div className={styles.words}>
              <p className={styles.client}>
                <WithExampleMark words={project.client} example={project.example} />
              </p>
              <h3>{textNode(project.title)}</h3>
            </div>
            <div className={styles.story}>
              <Fold title={results}>
                <div className={styles.told}>
                  <p>{textNode(project.summary)}</p>
                  {project.results.map(
                    ({ text, change }) =>
                      change && <BeforeAndNow key={plain(text)} change={change} labels={labels} />,
                  )}
                </div>
              </Fold>
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink href={href('projects', language)} variant="quiet">
        {textNode(more)}
      </ButtonLink>
    </Section>
  );
}
