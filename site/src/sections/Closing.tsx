import type { CompanyView } from '../content/company.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import styles from './Closing.module.css';

/** The last section of a page: an invitation to talk, with the phone as large as the words. */
export function Closing({
  title,
  text,
  company,
  labels,
}: {
  title: string;
  text: string;
  company: CompanyView;
  labels: Record<'contactUs' | 'whatsapp', string>;
}) {
  const [phone] = company.telephones;
  return (
    <Section background="plain" heading="closing">
      <div className={styles.panel}>
        <StitchFrame />
        <div className={styles.words}>
          <h2 id="closing">{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.ways}>
          {phone && (
            <a className={styles.phone} href={phone.href}>
              {phone.number}
            </a>
          )}
          <div className={styles.buttons}>
            <ButtonLink href="/contact">{labels.contactUs}</ButtonLink>
            <ButtonLink href={company.whatsappLink} variant="quiet">
              {labels.whatsapp}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
