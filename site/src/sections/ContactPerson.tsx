import type { TeamMember } from '../content/people.ts';
import { WithExampleMark } from '../ui/ExampleMark.tsx';
import { Picture } from '../ui/Picture.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './ContactPerson.module.css';

/** Who answers: a round portrait in a stitched ring, the name and the position. */
export function ContactPerson({ person }: { person: TeamMember }) {
  return (
    <div className={styles.person}>
      <div className={styles.portrait}>
        <Picture picture={person.picture} sizes="6rem" />
        <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="48.5" />
        </svg>
      </div>
      <p>
        <strong className={styles.name}>{textNode(person.name)}</strong>
        <WithExampleMark words={person.position} example={person.example} />
      </p>
    </div>
  );
}
