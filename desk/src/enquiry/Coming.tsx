import type { Item } from '@nokshi/contract/enquiries.ts';
import { useTitle } from '../live/useTitle.ts';
import { useWords } from '../words/words.ts';
import styles from './Coming.module.css';
import { Head, nameOf } from './Head.tsx';
import { Words } from './Words.tsx';

/** What the list knows of an enquiry that is being read, and stitches where the rest will stand. */
export function Coming({ item }: { item: Item | undefined }) {
  const { words } = useWords();
  useTitle(item && nameOf(item));
  return (
    <>
      {item && <Head enquiry={item} isAside={item.state === 'set-aside'} />}
      {item && <Words language={item.language} subject={item.subject} message={item.excerpt} />}
      <p role="status" className={styles.coming}>
        <span className="visually-hidden">{words.enquiry.coming}</span>
      </p>
    </>
  );
}
