import { Fragment } from 'react';
import type { ProjectCard } from '../content/projects.ts';
import { plain, type Text } from '../content/text.ts';
import { WithExampleMark } from '../ui/ExampleMark.tsx';
import { StitchedList } from '../ui/StitchedList.tsx';
import { textNode } from '../ui/text-node.tsx';
import { BeforeAndNow } from './BeforeAndNow.tsx';
import styles from './CaseStudy.module.css';
import { PaperToScreen } from './PaperToScreen.tsx';
import { ProjectPictures } from './ProjectPictures.tsx';

export type CaseLabels = Record<
  'paper' | 'results' | 'before' | 'after' | 'built' | 'size' | 'duration' | 'proves',
  Text
>;

/**
 * One case study: its khata page and the system on a screen, for whom, what was built, what changed.
 * @param place in the list of them, from 0
 */
export function CaseStudy({
  project,
  place,
  labels,
}: {
  project: ProjectCard;
  place: number;
  labels: CaseLabels;
}) {
  return (
    <article className={styles.case} id={project.id}>
      <PaperToScreen
        khata={project.khata}
        writing={project.writing}
        picture={project.picture}
        label={labels.paper}
        place={place}
      />
      <p className={styles.client}>
        <WithExampleMark words={project.client} example={project.example} />
      </p>
      <h2>{textNode(project.title)}</h2>
      <p className={styles.summary}>{textNode(project.summary)}</p>
      <ProjectPictures pictures={project.pictures} />
      <h3>{textNode(labels.results)}</h3>
      <StitchedList lines={project.results.map(({ text }) => text)} />
      {project.results.map(
        ({ text, change }) =>
          change && <BeforeAndNow key={plain(text)} change={change} labels={labels} />,
      )}
      <p className={styles.built}>
        <strong>{textNode(labels.built)}</strong> {project.technologies.join(', ')}
      </p>
      {project.size && (
        <p className={styles.built}>
          <strong>{textNode(labels.size)}</strong> {textNode(project.size)}
        </p>
      )}
      <p className={styles.built}>
        <strong>{textNode(labels.duration)}</strong> {textNode(project.duration)}
      </p>
      {project.proves.length > 0 && (
        <p className={styles.built}>
          <strong>{textNode(labels.proves)}</strong>{' '}
          {project.proves.map(({ href, title }, index) => (
            <Fragment key={href}>
              {index > 0 && ', '}
              <a href={href}>{textNode(title)}</a>
            </Fragment>
          ))}
        </p>
      )}
    </article>
  );
}
