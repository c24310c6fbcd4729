import type { Language } from '@nokshi/forms/languages.ts';
import { type CompanyView, whatsappWith } from '../content/company.ts';
import { fillText, plain, type Text } from '../content/text.ts';
import { href } from '../routes/routes.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { StitchLine } from '../ui/Stitch.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './Closing.module.css';
import '../thread/thread.css';

/**
 * The last section of a page: what the reader of that page can do next, on the ground of the footer and
 * sewn to it. Telephone numbers stand in the footer right below.
 */
export function Closing({
  title,
  text,
  company,
  labels,
  language,
  ask,
  subject,
}: {
  title: Text;
  text: Text;
  company: CompanyView;
  labels: Record<'contactUs' | 'whatsapp' | 'whatsappAbout', Text>;
  language: Language;
  /** The way to the price, on pages of what has one. */
  ask?: { href: string; label: Text } | undefined;
  /** What the page is about, which a message by WhatsApp begins with. */
  subject?: Text;
}) {
  const whatsapp = subject
    ? whatsappWith(company, fillText(labels.whatsappAbout, { subject: plain(subject) }, language))
    : company.whatsappLink;
  return (
    <section className={`${styles.closing} knot`} data-background="brand" aria-labelledby="closing">
      <div className={styles.inner}>
        <h2 id="closing">{textNode(title)}</h2>
        <div className={styles.answer}>
          <p>{textNode(text)}</p>
          <div className={styles.buttons}>
            {ask && <ButtonLink href={ask.href}>{textNode(ask.label)}</ButtonLink>}
            <ButtonLink href={href('contact', language)} variant={ask ? 'quiet' : 'solid'}>
              {textNode(labels.contactUs)}
            </ButtonLink>
            <ButtonLink href={whatsapp} variant="quiet">
              {textNode(labels.whatsapp)}
            </ButtonLink>
          </div>
        </div>
        <StitchLine />
      </div>
    </section>
  );
}
