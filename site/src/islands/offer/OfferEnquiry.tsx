import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FormView } from '../../content/forms.ts';
import styles from './OfferEnquiry.module.css';

const Enquiry = lazy(async () => ({ default: (await import('../enquiry/Enquiry.tsx')).Enquiry }));

const headingId = 'offer-enquiry';

/**
 * The form that sends an offer. It is fetched once the visitor has answered something, or comes near it:
 * who opens a link to an offer reads that first.
 */
export function OfferEnquiry({
  title,
  intro,
  form,
  offer,
  isAnswered,
}: {
  title: string;
  intro: string;
  form: FormView;
  /** The address of the offer, with its number. */
  offer: string;
  isAnswered: boolean;
}) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!section.current) return;
    // Who comes from the other language was here; the browser looked for the place before the offer was written.
    if (location.hash === `#${headingId}`) section.current.scrollIntoView();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={section} className={styles.enquiry} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {(isAnswered || isNear) && (
        <Suspense>
          <Enquiry kind="offer" view={form} offer={offer} intro={intro} />
        </Suspense>
      )}
    </section>
  );
}
