import { type ComponentType, useId } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { lazyComponent, lazyComponents } from '../../../ui/lazy-components.tsx';
import { formPart, hasForm, type Section, type SectionOf } from '../data.ts';
import { useOrganisation } from '../engine.ts';
import styles from './SectionView.module.css';
import { Facts } from './sections/Facts.tsx';
import { FigureView } from './sections/FigureView.tsx';
import { FormView } from './sections/FormView.tsx';
import shared from './sections/Sections.module.css';

const parts = lazyComponents({
  certificates: lazyComponent(() => import('./sections/Certificates.tsx'), 'Certificates'),
  prices: lazyComponent(() => import('./sections/Prices.tsx'), 'Prices'),
  table: lazyComponent(() => import('./sections/Table.tsx'), 'Table'),
  filter: lazyComponent(() => import('./sections/Filter.tsx'), 'DataFilter'),
  works: lazyComponent(() => import('./sections/Works.tsx'), 'Works'),
  work: lazyComponent(() => import('./sections/WorkView.tsx'), 'WorkSection'),
  project: lazyComponent(() => import('./sections/ProjectView.tsx'), 'ProjectSection'),
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

const contents = { ...parts, words: Paragraphs, figure: Drawing, facts: FactList, message: Letter };

/** A section with its heading. `name` tells its form from others. */
export function SectionView({ section, name }: { section: Section; name: string }) {
  const { t } = useOrganisation();
  const id = useId();
  const { title } = section;
  const lead = 'lead' in section ? section.lead : null;
  // Each takes the section of its own kind.
  const Content = contents[section.kind] as ComponentType<{ section: Section; name: string }>;
  return (
    <Stack
      as="section"
      gap={4}
      className={styles.section}
      data-kind={section.kind}
      data-width={section.width}
      aria-labelledby={title ? id : undefined}
    >
      {title && <h2 id={id}>{t(title)}</h2>}
      {lead && <p className={styles.lead}>{t(lead)}</p>}
      <Content section={section} name={name} />
    </Stack>
  );
}

/** Words, and the pages they lead to. */
function Paragraphs({ section }: { section: SectionOf<'words'> }) {
  const { data, t } = useOrganisation();
  return (
    <>
      {section.paragraphs.map((paragraph) => (
        <p key={t(paragraph)}>{t(paragraph)}</p>
      ))}
      {section.links.length > 0 && (
        <Row as="p" gap={4}>
          {section.links.map(({ page, name }) => (
            <a
              key={page}
              className={shared.link}
              href={hasForm(data, page) ? screenHash(page, formPart) : screenHash(page)}
            >
              {t(name)}
            </a>
          ))}
        </Row>
      )}
    </>
  );
}

function Drawing({ section }: { section: SectionOf<'figure'> }) {
  return <FigureView figure={section.figure} isFirst />;
}

function FactList({ section }: { section: SectionOf<'facts'> }) {
  return <Facts {...section} />;
}

function Letter({ section, name }: { section: SectionOf<'message'>; name: string }) {
  const { t } = useOrganisation();
  return <FormView form={section.form} name={name} about={t(section.title ?? '')} goal="asked" />;
}
