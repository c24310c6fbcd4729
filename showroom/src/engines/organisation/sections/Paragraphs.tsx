import { screenHash } from '../../../room/hash.ts';
import type { SectionOf } from '../data.ts';
import { useOrganisation } from '../room.ts';
import styles from './Paragraphs.module.css';

/** Words, and the pages they lead to. */
export function Paragraphs({ section }: { section: SectionOf<'words'> }) {
  const { say } = useOrganisation();
  return (
    <>
      {section.paragraphs.map((paragraph) => (
        <p key={say(paragraph)}>{say(paragraph)}</p>
      ))}
      {section.links.length > 0 && (
        <p className={styles.links}>
          {section.links.map(({ page, name }) => (
            <a key={page} href={screenHash(page)}>
              {say(name)}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
