import type { IconDrawing } from '../content/icon-drawing.ts';
import { fill } from '../content/localize.ts';
import type { TeamMember } from '../content/people.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './TeamCard.module.css';

/** One member: portrait, name, position, technologies and, if there is one, the LinkedIn profile. */
export function TeamCard({
  member,
  icon,
  labels,
}: {
  member: TeamMember;
  icon: IconDrawing;
  labels: Record<'linkedIn' | 'newTab', string>;
}) {
  return (
    <li className={styles.card}>
      <div className={styles.portrait}>
        <Picture picture={member.picture} sizes="(width < 48rem) 90vw, 17rem" />
      </div>
      <div className={styles.words}>
        <h3>{member.name}</h3>
        <p className={styles.position}>{member.position}</p>
        {member.stack.length > 0 && (
          <p className={styles.technologies}>{member.stack.join(' · ')}</p>
        )}
      </div>
      {member.linkedIn && (
        <a
          className={styles.profile}
          href={member.linkedIn}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${fill(labels.linkedIn, { name: member.name })}, ${labels.newTab}`}
        >
          <Icon drawing={icon} />
        </a>
      )}
    </li>
  );
}
