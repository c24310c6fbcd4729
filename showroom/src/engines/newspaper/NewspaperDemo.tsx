import type { OpenedDemo } from '../../demo/opened.ts';
import type { NewspaperData } from './data.ts';
import { NewspaperProvider } from './engine.ts';
import { Header } from './Header.tsx';
import styles from './NewspaperDemo.module.css';
import { Screen } from './Screen.tsx';

/** A newspaper: its front by date, sections, stories, search and archive, and what it alone has. */
export function NewspaperDemo(opened: OpenedDemo<NewspaperData>) {
  return (
    <NewspaperProvider opened={opened}>
      <Header />
      <main className={styles.main}>
        <Screen />
      </main>
    </NewspaperProvider>
  );
}
