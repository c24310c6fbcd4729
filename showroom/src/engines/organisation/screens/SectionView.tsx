import { useId } from 'react';
import { lazyComponent, lazyComponents } from '../../../ui/lazy-components.tsx';
import type { Section } from '../data.ts';
import { useOrganisation } from '../engine.ts';
import styles from './SectionView.module.css';
import { Facts } from './sections/Facts.tsx';
import { FigureView } from './sections/FigureView.tsx';
import { FormView } from './sections/FormView.tsx';
import { Paragraphs } from './sections/Paragraphs.tsx';

const parts = lazyComponents({
  certificates: lazyComponent(() => import('./sections/Certificates.tsx'), 'Certificates'),
  prices: lazyComponent(() => import('./sections/Prices.tsx'), 'Prices'),
  table: lazyComponent(() => import('./sections/Table.tsx'), 'Table'),
  filter: lazyComponent(() => import('./sections/Filter.tsx'), 'DataFilter'),
  works: lazyComponent(() => import('./sections/Works.tsx'), 'Works'),
  work: lazyComponent(() => import('./sections/WorkView.tsx'), 'WorkView'),
  project: lazyComponent(() => import('./sections/ProjectView.tsx'), 'ProjectView'),
  projects: lazyComponent(() => import('./sections/Projects.tsx'), 'Projects'),
  giving: lazyComponent(() => import('./sections/Giving.tsx'), 'Giving'),
  gifts: lazyComponent(() => import('./sections/Gifts.tsx'), 'Gifts'),
  accounts: lazyComponent(() => import('./sections/AccountList.tsx'), 'AccountList'),
  notices: lazyComponent(() => import('./sections/Notices.tsx'), 'Notices'),
  items: lazyComponent(() => import('./sections/Items.tsx'), 'Items'),
  schedule: lazyComponent(() => import('./sections/Schedule.tsx'), 'Schedule'),
  tracking: lazyComponent(() => import('./sections/Tracking.tsx'), 'Tracking'),
  tariff: lazyComponent(() => import('./sections/Tariff.tsx'), 'Tariff'),
  duty: lazyComponent(() => import('./sections/Duty.tsx'), 'Duty'),
});

/** A section with its heading. `name` tells its form from others. */
export function SectionView({ section, name }: { section: Section; name: string }) {
  const { t } = useOrganisation();
  const id = useId();
  const { title } = section;
  const lead = 'lead' in section ? section.lead : null;
  return (
    <section
      className={styles.section}
      data-kind={section.kind}
      data-width={section.width}
      aria-labelledby={title ? id : undefined}
    >
      {title && <h2 id={id}>{t(title)}</h2>}
      {lead && <p className={styles.lead}>{t(lead)}</p>}
      <Content section={section} name={name} />
    </section>
  );
}

function Content({ section, name }: { section: Section; name: string }) {
  const { data, t } = useOrganisation();
  switch (section.kind) {
    case 'words':
      return <Paragraphs section={section} />;
    case 'figure':
      return <FigureView figure={section.figure} isFirst />;
    case 'facts':
      return <Facts rows={section.rows} look={section.look} />;
    case 'certificates':
      return <parts.certificates section={section} />;
    case 'prices':
      return <parts.prices section={section} />;
    case 'table':
      return <parts.table section={section} />;
    case 'message':
      return (
        <FormView form={section.form} name={name} about={t(section.title ?? '')} goal="asked" />
      );
    case 'filter':
      return <parts.filter id={section.filter} />;
    case 'works':
      return <parts.works section={section} />;
    case 'work': {
      const work = data.works.find(({ id }) => id === section.work);
      return work && <parts.work work={work} hasFirst={false} />;
    }
    case 'project': {
      const project = data.projects.find(({ id }) => id === section.project);
      return project && <parts.project project={project} />;
    }
    case 'projects':
      return <parts.projects />;
    case 'giving':
      return <parts.giving section={section} />;
    case 'gifts':
      return <parts.gifts />;
    case 'accounts':
      return <parts.accounts look={section.look} />;
    case 'notices':
      return <parts.notices of={section.of} />;
    case 'items':
      return <parts.items section={section} name={name} />;
    case 'schedule':
      return <parts.schedule section={section} />;
    case 'tracking':
      return <parts.tracking section={section} />;
    case 'tariff':
      return <parts.tariff section={section} />;
    case 'duty':
      return <parts.duty section={section} />;
  }
}
