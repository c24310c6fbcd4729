import { oneOf } from '../../../../demo/one-of.ts';
import { screenHash } from '../../../../runtime/hash.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { type Project, pageWith, type SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { givenFor } from '../../steps/gifts.ts';
import { words } from '../../words/words.ts';
import { Budget } from './Budget.tsx';
import { FigureView } from './FigureView.tsx';
import styles from './ProjectView.module.css';
import shared from './Sections.module.css';

/** The project that a page tells of. */
export function ProjectSection({ section }: { section: SectionOf<'project'> }) {
  const { data } = useOrganisation();
  return <ProjectView project={oneOf(data.projects, section.project)} />;
}

/** A project: what it is and where, its map, and its money. `isPage` when it is all of the page. */
export function ProjectView({ project, isPage = false }: { project: Project; isPage?: boolean }) {
  const { data, world, t, taka } = useOrganisation();
  const given = givenFor(world, project.id);
  return (
    <article className={styles.project}>
      <Stack className={styles.words}>
        {isPage && (
          <a className={shared.link} href={screenHash(pageWith(data, 'projects'))}>
            ← {t(words.back)}
          </a>
        )}
        <h2>{t(project.name)}</h2>
        <p>
          <b>{t(oneOf(data.upazilas, project.upazila).name)}</b>, {t(project.place)}
        </p>
        <p className={shared.soft}>{t(project.about)}</p>
        <p className={shared.soft}>
          {t(words.whom)}: <b>{t(project.reach)}</b>
        </p>
      </Stack>
      {project.figure && <FigureView figure={project.figure} isFirst />}
      <Stack>
        <Budget project={project} />
        {isPage && (
          <LinkButton href={screenHash(pageWith(data, 'giving'), project.id)}>
            {t(words.giveProject)}
          </LinkButton>
        )}
        {given > 0 && (
          <p className={styles.given}>
            {t(words.givenHere)}: <b>{taka(given)}</b>
          </p>
        )}
      </Stack>
    </article>
  );
}
