import { useId } from 'react';
import type { Section } from '../data.ts';
import { useOrganisation } from '../engine.ts';
import styles from './SectionView.module.css';
import { AccountList } from './sections/AccountList.tsx';
import { Certificates } from './sections/Certificates.tsx';
import { Duty } from './sections/Duty.tsx';
import { Facts } from './sections/Facts.tsx';
import { FigureView } from './sections/FigureView.tsx';
import { DataFilter } from './sections/Filter.tsx';
import { FormView } from './sections/FormView.tsx';
import { Gifts } from './sections/Gifts.tsx';
import { Giving } from './sections/Giving.tsx';
import { Items } from './sections/Items.tsx';
import { Notices } from './sections/Notices.tsx';
import { Paragraphs } from './sections/Paragraphs.tsx';
import { Prices } from './sections/Prices.tsx';
import { Projects } from './sections/Projects.tsx';
import { ProjectView } from './sections/ProjectView.tsx';
import { Schedule } from './sections/Schedule.tsx';
import { Table } from './sections/Table.tsx';
import { Tariff } from './sections/Tariff.tsx';
import { Tracking } from './sections/Tracking.tsx';
import { Works } from './sections/Works.tsx';
import { WorkView } from './sections/WorkView.tsx';

/** A section with its heading. `name` tells its form from others. */
export function SectionView({ section, name }: { section: Section; name: string }) {
  const { translate } = useOrganisation();
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
      {title && <h2 id={id}>{translate(title)}</h2>}
      {lead && <p className={styles.lead}>{translate(lead)}</p>}
      <Content section={section} name={name} />
    </section>
  );
}

function Content({ section, name }: { section: Section; name: string }) {
  const { data, translate } = useOrganisation();
  switch (section.kind) {
    case 'words':
      return <Paragraphs section={section} />;
    case 'figure':
      return <FigureView figure={section.figure} isFirst />;
    case 'facts':
      return <Facts rows={section.rows} look={section.look} />;
    case 'certificates':
      return <Certificates section={section} />;
    case 'prices':
      return <Prices section={section} />;
    case 'table':
      return <Table section={section} />;
    case 'message':
      return (
        <FormView
          form={section.form}
          name={name}
          about={translate(section.title ?? '')}
          goal="asked"
        />
      );
    case 'filter':
      return <DataFilter id={section.filter} />;
    case 'works':
      return <Works section={section} />;
    case 'work': {
      const work = data.works.find(({ id }) => id === section.work);
      return work && <WorkView work={work} hasFirst={false} />;
    }
    case 'project': {
      const project = data.projects.find(({ id }) => id === section.project);
      return project && <ProjectView project={project} />;
    }
    case 'projects':
      return <Projects />;
    case 'giving':
      return <Giving section={section} />;
    case 'gifts':
      return <Gifts />;
    case 'accounts':
      return <AccountList look={section.look} />;
    case 'notices':
      return <Notices of={section.of} />;
    case 'items':
      return <Items section={section} name={name} />;
    case 'schedule':
      return <Schedule section={section} />;
    case 'tracking':
      return <Tracking section={section} />;
    case 'tariff':
      return <Tariff section={section} />;
    case 'duty':
      return <Duty section={section} />;
  }
}
