import type { ReactElement } from 'react';
import { later } from '../../../ui/later.tsx';
import { type OrganisationData, type Page, type Section, sectionsOf } from '../data.ts';
import { useOrganisation } from '../engine.ts';
import type { OrganisationWorld } from '../world.ts';
import styles from './PageView.module.css';
import { SectionView } from './SectionView.tsx';
import { usePlace } from './usePlace.ts';

const NoticePage = later(() => import('./sections/NoticePage.tsx'), 'NoticePage');
const ProjectView = later(() => import('./sections/ProjectView.tsx'), 'ProjectView');
const Receipt = later(() => import('./sections/Receipt.tsx'), 'Receipt');
const WorkView = later(() => import('./sections/WorkView.tsx'), 'WorkView');
const YearSheet = later(() => import('./sections/YearSheet.tsx'), 'YearSheet');

/** A page, or the one thing of it that a link names. */
export function PageView() {
  const { data, world } = useOrganisation();
  const { page, part } = usePlace();
  const detail = part === undefined ? undefined : detailOf(data, world, page, part);
  if (detail) return <div className={styles.detail}>{detail}</div>;
  const views = (area: 'opening' | 'sections' | 'side') =>
    page[area].map((section, index) => {
      const name = `${page.id}-${area}-${index}`;
      return <SectionView key={name} section={section} name={name} />;
    });
  return (
    <div className={styles.page} data-arrangement={page.arrangement}>
      {page.opening.length > 0 && <div className={styles.opening}>{views('opening')}</div>}
      <div className={styles.sections}>{views('sections')}</div>
      {page.side.length > 0 && <div className={styles.side}>{views('side')}</div>}
    </div>
  );
}

/**
 * The one thing of a page that a link names: a project, a notice, a year of accounts, a work, a receipt.
 * @returns nothing when the page shows no such thing, and is then shown itself
 */
export function detailOf(
  { projects, notices, accounts, works }: OrganisationData,
  { gifts }: OrganisationWorld,
  page: Page,
  part: string,
): ReactElement | undefined {
  const shows = (kind: Section['kind']) => sectionsOf(page).some((one) => one.kind === kind);
  const project = shows('projects') && projects.find(({ id }) => id === part);
  if (project) return <ProjectView project={project} isPage />;
  const notice = shows('notices') && notices.find(({ id }) => id === part);
  if (notice) return <NoticePage notice={notice} />;
  const year = shows('accounts') && accounts.find(({ ago }) => String(ago) === part);
  if (year) return <YearSheet year={year} />;
  const work = shows('works') && works.find(({ id }) => id === part);
  if (work) return <WorkView work={work} hasFirst />;
  const gift =
    shows('giving') && gifts.find(({ number, isOwn }) => isOwn && String(number) === part);
  return gift ? <Receipt gift={gift} /> : undefined;
}
