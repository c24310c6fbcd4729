import type { ReactElement } from 'react';
import { later } from '../../../ui/later.tsx';
import { type OrganisationData, type Page, type Section, sectionsOf } from '../data.ts';
import type { OrganisationWorld } from '../world.ts';

const NoticePage = later(() => import('./sections/NoticePage.tsx'), 'NoticePage');
const ProjectView = later(() => import('./sections/ProjectView.tsx'), 'ProjectView');
const Receipt = later(() => import('./sections/Receipt.tsx'), 'Receipt');
const WorkView = later(() => import('./sections/WorkView.tsx'), 'WorkView');
const YearSheet = later(() => import('./sections/YearSheet.tsx'), 'YearSheet');

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
