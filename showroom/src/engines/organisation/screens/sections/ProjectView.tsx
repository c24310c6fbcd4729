import { screenHash } from '../../../../runtime/hash.ts';
import { type Project, pageWith } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { givenFor } from '../../steps/gifts.ts';
import { words } from '../../words/words.ts';
import { Budget } from './Budget.tsx';
import { FigureView } from './FigureView.tsx';
import styles from './ProjectView.module.css';

/** A project: what it is and where, its map, and its money. `isPage` when it is all of the page. */
export function ProjectView({ project, isPage = false }: { project: Project; isPage?: boolean }) {
  const { data, world, t, taka } = useOrganisation();
  const upazila = data.upazilas.find(({ id }) => id === project.upazila);
  const given = givenFor(world, project.id);
  return (
    <article className={styles.project}>
      <div className={styles.words}>
        {isPage && (
          <a className={styles.back} href={screenHash(pageWith(data, 'projects'))}>
            ← {t(words.back)}
          </a>
        )}
        <h2>{t(project.name)}</h2>
        <p>
          <b>{t(upazila?.name ?? project.upazila)}</b>, {t(project.place)}
        </p>
        <p>{t(project.about)}</p>
        <p>
          {t(words.whom)}: <b>{t(project.reach)}</b>
        </p>
      </div>
      {project.figure && <FigureView figure={project.figure} isFirst />}
      <div className={styles.money}>
        <Budget project={project} />
        {isPage && (
          <a className={styles.give} href={screenHash(pageWith(data, 'giving'), project.id)}>
            {t(words.giveProject)}
          </a>
        )}
        {given > 0 && (
          <p className={styles.given}>
            {t(words.givenHere)}: <b>{taka(given)}</b>
          </p>
        )}
      </div>
    </article>
  );
}
