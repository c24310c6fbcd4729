import { screenHash } from '../../../room/hash.ts';
import { taka } from '../../../words/taka.ts';
import { type Project, pageWith } from '../data.ts';
import { useOrganisation } from '../room.ts';
import { words } from '../words.ts';
import { givenFor } from '../world.ts';
import { Budget } from './Budget.tsx';
import { FigureView } from './FigureView.tsx';
import styles from './ProjectView.module.css';

/** A project: what it is and where, its map, and its money. `isPage` when it is all of the page. */
export function ProjectView({ project, isPage = false }: { project: Project; isPage?: boolean }) {
  const { data, world, say, language } = useOrganisation();
  const upazila = data.upazilas.find(({ id }) => id === project.upazila);
  const given = givenFor(world, project.id);
  return (
    <article className={styles.project}>
      <div className={styles.words}>
        {isPage && (
          <a className={styles.back} href={screenHash(pageWith(data, 'projects'))}>
            ← {say(words.back)}
          </a>
        )}
        <h2>{say(project.name)}</h2>
        <p>
          <b>{say(upazila?.name ?? project.upazila)}</b>, {say(project.place)}
        </p>
        <p>{say(project.about)}</p>
        <p>
          {say(words.whom)}: <b>{say(project.reach)}</b>
        </p>
      </div>
      {project.figure && <FigureView figure={project.figure} isFirst />}
      <div className={styles.money}>
        <Budget project={project} />
        {isPage && (
          <a className={styles.give} href={screenHash(pageWith(data, 'giving'), project.id)}>
            {say(words.giveProject)}
          </a>
        )}
        {given > 0 && (
          <p className={styles.given}>
            {say(words.givenHere)}: <b>{taka(given, language)}</b>
          </p>
        )}
      </div>
    </article>
  );
}
