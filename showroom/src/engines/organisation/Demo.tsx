import { useEffect } from 'react';
import type { OpenedDemo } from '../../demo/opened.ts';
import { Row } from '../../ui/layout.tsx';
import { fetchComponents } from '../../ui/lazy-components.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './Demo.module.css';
import type { OrganisationData } from './data.ts';
import { OrganisationProvider, useOrganisation } from './engine.ts';
import { Header } from './screens/Header.tsx';
import { PageView } from './screens/PageView.tsx';
import { usePlace } from './screens/usePlace.ts';

await fetchComponents();

/** The website of an organisation: pages of sections, and what they lead to. */
export function OrganisationDemo(opened: OpenedDemo<OrganisationData>) {
  return (
    <OrganisationProvider opened={opened}>
      <Header />
      <Main />
      <Foot />
    </OrganisationProvider>
  );
}

function Main() {
  const { page, part, isForm } = usePlace();
  const place = `${page.id}/${part ?? ''}`;
  return (
    <>
      <Stage screen={place} className={styles.main}>
        <PageView key={place} />
      </Stage>
      {isForm && <ToForm key={place} />}
    </>
  );
}

/** Brings the form of a page into view: after the stage, which begins every page at its top. */
function ToForm() {
  useEffect(() => {
    document.querySelector('main form')?.scrollIntoView();
  }, []);
  return null;
}

/** The foot of every page: the name once more, and where it is. */
function Foot() {
  const { data, t, businessName } = useOrganisation();
  return (
    <Row as="footer" gap={1} className={styles.foot} data-unprinted>
      <b>{businessName}</b>
      {data.foot.map((line) => (
        <p key={t(line)}>{t(line)}</p>
      ))}
    </Row>
  );
}
