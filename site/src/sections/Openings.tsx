import type { Language } from '@nokshi/forms/languages.ts';
import type { Opening } from '../content/openings.ts';
import type { Text } from '../content/text.ts';
import { href } from '../routes/routes.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { textNode } from '../ui/text-node.tsx';
import { type OpeningLabels, OpeningNotice } from './OpeningNotice.tsx';
import styles from './Openings.module.css';

/**
 * The open positions, or one honest sentence when there is none. A position that closes after the page was built
 * is taken away by the page (pages/[...lang]/career.astro), and the sentence shown after the last one.
 */
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
      <div className={styles.none} data-none-open hidden={openings.length > 0}>
        <p>{textNode(none)}</p>
        <ButtonLink href={href('contact', language)}>{textNode(contact)}</ButtonLink>
      </div>
      {openings.length > 0 && (
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
