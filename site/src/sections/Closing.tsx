import type { Language } from '@nokshi/forms/languages.ts';
import type { CompanyView } from '../content/company.ts';
import type { Text } from '../content/text.ts';
import { href } from '../routes/routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import { say } from '../ui/say.tsx';
import styles from './Closing.module.css';
import '../thread/thread.css';

/** The last section of a page: an invitation to talk, with the phone as large as the words. */
export function Closing({
  title,
  text,
  company,
  labels,
  language,
}: {
  title: Text;
  text: Text;
  company: CompanyView;
  labels: Record<'contactUs' | 'whatsapp', Text>;
  language: Language;
}) {
  const [phone] = company.telephones;
  return (
    <Section background="plain" heading="closing">
      <div className={styles.panel}>
        <StitchFrame />
        <div className={styles.words}>
          <h2 id="closing">{say(title)}</h2>
          <p>{say(text)}</p>
        </div>
        <div className={styles.ways}>
          {phone && (
            <a className={styles.phone} href={phone.href}>
              {phone.number}
            </a>
          )}
          <div className={styles.buttons}>
            <ButtonLink href={href('contact', language)}>{say(labels.contactUs)}</ButtonLink>
            <ButtonLink href={company.whatsappLink} variant="quiet">
              {say(labels.whatsapp)}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
