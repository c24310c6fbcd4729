import { useEffect, useRef } from 'react';
import type { OpenedDemo } from '../../demo/opened.ts';
import type { OrganisationData } from './data.ts';
import { OrganisationProvider } from './engine.ts';
import { Foot } from './Foot.tsx';
import { Header } from './Header.tsx';
import styles from './OrganisationDemo.module.css';
import { PageView } from './PageView.tsx';
import { usePlace } from './place.ts';

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
  const { page, part } = usePlace();
  const main = useRef<HTMLElement>(null);
  const place = `${page?.id}/${part ?? ''}`;
  const last = useRef(place);
  // A link leads to the top of what it opens, and so does the keyboard from there.
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    main.current?.focus({ preventScroll: true });
    main.current?.scrollIntoView();
  }, [place]);
  return (
    <main ref={main} tabIndex={-1} className={styles.main}>
      <PageView key={place} />
    </main>
  );
}
