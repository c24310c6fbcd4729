import { screenHash } from '../../../../runtime/hash.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { usePlace } from '../usePlace.ts';
import { Budget } from './Budget.tsx';
import { Filter } from './Filter.tsx';
import styles from './Projects.module.css';

/** Every project with its upazila, its budget and what is spent, by upazila. */
export function Projects() {
  const { data, t } = useOrganisation();
  const { page, chosen } = usePlace();
  const upazila = chosen('upazila');
  const shown = data.projects.filter((one) => upazila === '' || one.upazila === upazila);
  return (
    <>
      <Filter id="upazila" name={words.upazila} choices={data.upazilas} />
      <ul className={styles.projects}>
        {shown.map((project) => (
          <li key={project.id} className={styles.card}>
            <small>{t(data.upazilas.find(({ id }) => id === project.upazila)?.name ?? '')}</small>
            <h3>
              <a href={screenHash(page?.id ?? '', project.id)}>{t(project.name)}</a>
            </h3>
            <p>{t(project.reach)}</p>
            <Budget project={project} isShort />
          </li>
        ))}
      </ul>
      <p role="status">{shown.length === 0 && t(words.nothing)}</p>
    </>
  );
}
