import type { Language } from '@nokshi/forms/languages.ts';
import type { IconDrawing } from '../content/icon-drawing.ts';
import type { TeamMember } from '../content/people.ts';
import { fillText, plain, type Text } from '../content/text.ts';
import { WithExampleMark } from '../ui/ExampleMark.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NewTab } from '../ui/NewTab.tsx';
import { Picture } from '../ui/Picture.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './TeamCard.module.css';

/** One member: portrait, name, position, technologies and, if there is one, the LinkedIn profile. */
export function TeamCard({
  member,
  icon,
  labels,
  language,
}: {
  member: TeamMember;
  icon: IconDrawing;
  labels: Record<'linkedIn' | 'newTab', Text>;
  language: Language;
}) {
  return (
    <div className={styles.card}>
      <div className={styles.portrait}>
        <Picture picture={member.picture} sizes="(width < 48rem) 90vw, 17rem" />
      </div>
      <div className={styles.words}>
        <h3>{textNode(member.name)}</h3>
        <p className={styles.position}>
          <WithExampleMark words={member.position} example={member.example} />
        </p>
        {member.stack.length > 0 && (
          <p className={styles.technologies}>{member.stack.join('\u00a0· ')}</p>
        )}
      </div>
      {member.linkedIn && (
        <a
          className={styles.profile}
          href={member.linkedIn}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon drawing={icon} />
          <span className="visually-hidden">
            {textNode(fillText(labels.linkedIn, { name: plain(member.name) }, language))}
          </span>
          <NewTab label={labels.newTab} />
        </a>
      )}
    </div>
  );
}
