import type { EnquiryForm } from '../content/forms.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import styles from './ThankYou.module.css';

/**
 * What a visitor without script comes to after sending. The server writes the reference into the
 * page; on a static host scripts/thank-you.ts does. Without one, the line stays hidden.
 */
export function ThankYou({
  thanks,
  home,
}: {
  thanks: EnquiryForm['words']['thanks'];
  home: { label: string; href: string };
}) {
  const [before = '', after = ''] = thanks.reference.split('{reference}');
  return (
    <Section heading="page-title">
      <div className={styles.thanks}>
        <h1 id="page-title">{thanks.title}</h1>
        <div className={styles.reference} data-reference-line hidden>
          <StitchFrame />
          <p>
            {before}
            <strong data-reference />
            {after}
          </p>
        </div>
        <p className={styles.next}>{thanks.next}</p>
        <p className={styles.links}>
          <ButtonLink href={home.href}>{home.label}</ButtonLink>
          <ButtonLink href="/contact" variant="quiet">
            {thanks.another}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}
