import type { ThanksView } from '../content/forms.ts';
import type { Text } from '../content/text.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Section } from '../ui/Section.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './ThankYou.module.css';

/**
 * The page that a visitor without script comes to after sending: the enquiry as a stitched envelope, its reference
 * the postmark. The server writes the reference into the page; on a static host a script in the page does. Without
 * one, the line stays hidden, and a sentence without it takes the place of the one that speaks of it.
 */
export function ThankYou({
  view,
  withoutReference,
  home,
}: {
  view: ThanksView;
  withoutReference: Text;
  home: { label: Text; href: string };
}) {
  const { thanks, lang } = view;
  const [before = '', after = ''] = thanks.reference.split('{reference}');
  return (
    <Section heading="page-title">
      <div className={styles.envelope}>
        <h1 id="page-title" lang={lang}>
          {thanks.title}
        </h1>
        <div
          className={styles.reference}
          lang={lang}
          data-reference-line={view.referencePattern}
          hidden
        >
          <StitchFrame>
            <rect className={styles.unsewn} />
          </StitchFrame>
          <p>
            {before}
            <span className={styles.whole}>
              <strong data-reference />
              {after}
            </span>
          </p>
        </div>
        <p className={styles.next} lang={lang}>
          {thanks.next}
        </p>
        <p className={`${styles.next} ${styles.without}`}>{textNode(withoutReference)}</p>
      </div>
      <p className={styles.links}>
        <ButtonLink href={home.href}>{textNode(home.label)}</ButtonLink>
        <ButtonLink href={view.contact} variant="quiet">
          {lang ? <span lang={lang}>{thanks.another}</span> : thanks.another}
        </ButtonLink>
      </p>
    </Section>
  );
}
