import type { OpenedDemo } from '../../demo/opened.ts';
import { useTop } from '../../runtime/useTop.ts';
import { fetchComponents } from '../../ui/lazy-components.tsx';
import type { NewspaperData } from './data.ts';
import { NewspaperProvider, useNewspaper } from './engine.ts';
import { Header } from './screens/Header.tsx';
import styles from './screens/NewspaperDemo.module.css';
import { Screen } from './screens/Screen.tsx';

await fetchComponents();

/** A newspaper: its front by date, sections, stories, search and archive, and what it alone has. */
export function NewspaperDemo(opened: OpenedDemo<NewspaperData>) {
  return (
    <NewspaperProvider opened={opened}>
      <Header />
      <Main />
    </NewspaperProvider>
  );
}

function Main() {
  const { screen } = useNewspaper();
  // Headlines have sizes of their own here, so it is no Stage, which sizes them all alike.
  const main = useTop(screen.join('/'));
  return (
    <main className={styles.main} ref={main} tabIndex={-1}>
      <Screen />
    </main>
  );
}
