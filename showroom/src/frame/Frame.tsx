import { type ReactNode, useEffect } from 'react';
import { writeBrand } from '../brand/kept-brand.ts';
import { useFrame } from '../runtime/engine.tsx';
import { endsOfMessage } from '../runtime/message.ts';
import { fetched } from '../ui/later.tsx';
import { Banner } from './Banner.tsx';
import { Faulty } from './Faulty.tsx';
import styles from './Frame.module.css';
import { Message } from './Message.tsx';
import { TaskList } from './TaskList.tsx';
import { useBrandColours } from './useBrandColours.ts';

/** What stands around every demo: the banner above it, the three tasks below it, and its messages. */
export function Frame({ children }: { children: ReactNode }) {
  const view = useFrame();
  const { opened, brand, bug, businessName, language, notify } = view;
  useBrandLink();
  useBrandColours(brand, opened.data.look);
  useEffect(() => {
    document.title = `${businessName} – ${opened.gallery.title}`;
  }, [businessName, opened]);
  useEffect(tellAwake, []);
  return (
    <div className={styles.frame}>
      <Banner />
      <div
        className={styles.demo}
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
      <TaskList />
    </div>
  );
}

/** Tells the page (early-presses/DemoPresses.astro) that presses are answered from now on. */
function tellAwake() {
  document.dispatchEvent(new Event('demo-awake'));
}

/** Throws where the error screen catches it, and React writes it to the console. */
function Thrown({ thrown }: { thrown: unknown }): ReactNode {
  throw thrown;
}

/** Takes over the brand that a link carries, and clears the address of it. */
function useBrandLink() {
  const { brandSession, words, notify } = useFrame();
  useEffect(() => {
    const take = async () => {
      const { hash } = location;
      if (!hash.startsWith('#brand=')) return;
      const { brandOfHash, isFault } = await fetched(() => import('../brand/brand.ts'));
      const found = brandOfHash(hash);
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
  }, [brandSession, words, notify]);
}
