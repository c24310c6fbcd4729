import { oneOf } from '../../../../demo/one-of.ts';
import { screenHash } from '../../../../runtime/hash.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { type Project, pageWith, type SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { shareSpent, sumOf } from '../../steps/accounts.ts';
import { givenFor } from '../../steps/gifts.ts';
import { words } from '../../words/words.ts';
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

/** The budget of a project, what was spent on what, and how much that is together. */
export function Budget({ project, isShort = false }: { project: Project; isShort?: boolean }) {
  const { t, taka, say } = useOrganisation();
  const { budget, spending } = project;
  const spent = sumOf(spending);
  return (
    <Stack gap={2} className={styles.budget}>
      <Row as="p" isApart className={styles.whole}>
        <span className={shared.soft}>{t(words.budget)}</span> <b>{taka(budget)}</b>
      </Row>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${budget} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {spending.map(({ name, amount }, index) => (
          <rect
            key={t(name)}
            data-share={index % 4}
            x={sumOf(spending.slice(0, index))}
            width={amount}
            height="10"
          />
        ))}
      </svg>
      {!isShort && (
        <Stack as="ul" gap={2}>
          {spending.map(({ name, amount }, index) => (
            <Row as="li" key={t(name)} className={styles.share}>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <circle data-share={index % 4} cx="5" cy="5" r="5" />
              </svg>
              <span>{t(name)}</span> <b>{taka(amount)}</b>
            </Row>
          ))}
        </Stack>
      )}
      <Row as="p" isApart className={styles.spent}>
        <span>{say(words.spentShare, { share: shareSpent(spending, budget) })}</span>{' '}
        <b>{taka(spent)}</b>
      </Row>
      {!isShort && (
        <Row as="p" isApart>
          <span className={shared.soft}>{t(words.left)}</span> <b>{taka(budget - spent)}</b>
        </Row>
      )}
    </Stack>
  );
}
