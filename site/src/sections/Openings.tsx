import type { Language } from '@nokshi/forms/languages.ts';
import type { Opening } from '../content/openings.ts';
import type { Text } from '../content/text.ts';
import { href } from '../routes/routes.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { say } from '../ui/say.tsx';
import { type OpeningLabels, OpeningNotice } from './OpeningNotice.tsx';
import styles from './Openings.module.css';

/** The open positions, or one honest sentence when there is none. */
export function Openings({
  title,
  none,
  contact,
  openings,
  email,
  labels,
  language,
}: {
  title: Text;
  none: Text;
  contact: Text;
  openings: Opening[];
  email: string;
  labels: OpeningLabels;
  language: Language;
}) {
  return (
    <Section background="soft" heading="openings">
      <SectionHeading id="openings" title={title} />
      {openings.length === 0 ? (
        <div className={styles.none}>
          <p>{say(none)}</p>
          <ButtonLink href={href('contact', language)}>{say(contact)}</ButtonLink>
        </div>
      ) : (
        <ul className={styles.list}>
          {openings.map((opening) => (
            <OpeningNotice
              key={opening.id}
              opening={opening}
              email={email}
              labels={labels}
              language={language}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
