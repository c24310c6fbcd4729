import { type ReactNode, useEffect } from 'react';
import { writeBrand } from '../brand/kept-brand.ts';
import { useShell } from '../runtime/engine.tsx';
import { endsOfMessage } from '../runtime/message.ts';
import { useAnswers } from '../runtime/useAnswers.ts';
import { fetched } from '../ui/later.tsx';
import { Banner } from './Banner.tsx';
import { Faulty } from './Faulty.tsx';
import { Message } from './Message.tsx';
import styles from './Shell.module.css';
import { TaskList } from './TaskList.tsx';
import { useBrandColours } from './useBrandColours.ts';

/** The shell of every demo: the banner and the next task above it, and its messages below. */
export function Shell({ children }: { children: ReactNode }) {
  const view = useShell();
  const { opened, brand, bug, businessName, language, notify, login } = view;
  const demo = useAnswers(login?.role);
  useBrandLink();
  useBrandColours(brand, opened.data.look);
  useEffect(() => {
    document.title = `${businessName} – ${opened.gallery.title}`;
  }, [businessName, opened]);
  useEffect(announceHydration, []);
  return (
    <div className={styles.shell}>
      <Banner />
      <TaskList />
      <div
        className={styles.demo}
        ref={demo}
        lang={language}
        data-demo={opened.name}
        data-present={view.isPresent || undefined}
        data-offline={view.cable ? true : undefined}
        data-parts={view.parts?.join(' ')}
        {...endsOfMessage(notify)}
      >
        <Faulty view={view}>{bug ? <Thrown thrown={bug.thrown} /> : children}</Faulty>
      </div>
      <Message />
    </div>
  );
}

/** Tells the page (early-presses/DemoPresses.astro) that presses are answered from now on. */
function announceHydration() {
  document.dispatchEvent(new Event('demo-awake'));
}

/** Throws where the error screen catches it, and React writes it to the console. */
function Thrown({ thrown }: { thrown: unknown }): ReactNode {
  throw thrown;
}

/** Takes over the brand that a link carries, and clears the address of it. */
function useBrandLink() {
  const { brandSession, words, notify, data } = useShell();
  useEffect(() => {
    const take = async () => {
      const { hash } = location;
      if (!hash.startsWith('#brand=')) return;
      const { brandOfHash, isFault } = await fetched(() => import('../brand/brand.ts'));
      const found = brandOfHash(hash, data.look.accent);
      if (found === undefined) return;
      if (isFault(found)) notify(words.brandLinkFaulty);
      else brandSession.write(writeBrand(found));
      // Whoever has gone on since stays there.
      if (location.hash === hash) history.replaceState(history.state, '', '#/');
    };
    const takeOrSay = () => void take().catch(() => notify(words.brandLinkFaulty));
    takeOrSay();
    addEventListener('hashchange', takeOrSay);
    return () => removeEventListener('hashchange', takeOrSay);
  }, [brandSession, words, notify, data]);
}
