import { screenHash } from '../../../../runtime/hash.ts';
import { taka } from '../../../../words/taka.ts';
import { type Project, pageWith } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { givenFor } from '../../steps/gifts.ts';
import { words } from '../../words/words.ts';
import { Budget } from './Budget.tsx';
import { FigureView } from './FigureView.tsx';
import styles from './ProjectView.module.css';

/** A project: what it is and where, its map, and its money. `isPage` when it is all of the page. */
export function ProjectView({ project, isPage = false }: { project: Project; isPage?: boolean }) {
  const { data, world, translate, language } = useOrganisation();
  const upazila = data.upazilas.find(({ id }) => id === project.upazila);
  const given = givenFor(world, project.id);
  return (
    <article className={styles.project}>
      <div className={styles.words}>
        {isPage && (
          <a className={styles.back} href={screenHash(pageWith(data, 'projects'))}>
            ← {translate(words.back)}
          </a>
        )}
        <h2>{translate(project.name)}</h2>
        <p>
          <b>{translate(upazila?.name ?? project.upazila)}</b>, {translate(project.place)}
        </p>
        <p>{translate(project.about)}</p>
        <p>
          {translate(words.whom)}: <b>{translate(project.reach)}</b>
        </p>
      </div>
      {project.figure && <FigureView figure={project.figure} isFirst />}
      <div className={styles.money}>
        <Budget project={project} />
        {isPage && (
          <a className={styles.give} href={screenHash(pageWith(data, 'giving'), project.id)}>
            {translate(words.giveProject)}
          </a>
        )}
        {given > 0 && (
          <p className={styles.given}>
            {translate(words.givenHere)}: <b>{taka(given, language)}</b>
          </p>
        )}
      </div>
    </article>
  );
}
