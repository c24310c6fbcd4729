import type { Opening } from '../content/openings.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import { type OpeningLabels, OpeningNotice } from './OpeningNotice.tsx';
import styles from './Openings.module.css';

/** The open positions, or one honest sentence when there is none (SPEC 2.11, DESIGN 3). */
export function Openings({
  title,
  none,
  contact,
  openings,
  email,
  labels,
}: {
  title: string;
  none: string;
  contact: string;
  openings: Opening[];
  email: string;
  labels: OpeningLabels;
}) {
  return (
    <Section background="soft" heading="openings">
      <SectionHeading id="openings" title={title} />
      {openings.length === 0 ? (
        <div className={styles.none}>
          <StitchFrame />
          <p>{none}</p>
          <ButtonLink href="/contact">{contact}</ButtonLink>
        </div>
      ) : (
        <ul className={styles.list}>
          {openings.map((opening) => (
            <OpeningNotice key={opening.id} opening={opening} email={email} labels={labels} />
          ))}
        </ul>
      )}
    </Section>
  );
}
