import type { TeamMember } from '../content/people.ts';
import { Picture } from '../ui/Picture.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import styles from './TeamPortraits.module.css';

/** The first four portraits of the team, sewn together as one patch. */
export function TeamPortraits({ members }: { members: TeamMember[] }) {
  return (
    <div className={styles.faces}>
      <StitchFrame />
      {members.slice(0, 4).map((member, index) => (
        <Picture
          key={member.id}
          picture={member.picture}
          sizes="(width < 60rem) 24vw, 12rem"
          eager={index === 0}
        />
      ))}
    </div>
  );
}
