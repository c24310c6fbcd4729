import type { GalleryCard } from '../content/galleries.ts';
import { BrowserFrame } from '../ui/BrowserFrame.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import styles from './ReadyProducts.module.css';

/** Six galleries of ready products, each as a page in a browser, with Visit Now (SPEC 2.7). */
export function ReadyProducts({
  title,
  intro,
  galleries,
  visit,
}: {
  title: string;
  intro: string;
  galleries: GalleryCard[];
  visit: string;
}) {
  return (
    <Section background="indigo" heading="ready-products">
      <SectionHeading id="ready-products" title={title} intro={intro} />
      <ul className={styles.grid}>
        {galleries.map((gallery) => (
          <li key={gallery.id} className={styles.card}>
            <BrowserFrame>
              <Picture
                picture={gallery.picture}
                sizes="(width < 40rem) 92vw, (width < 64rem) 46vw, 24rem"
              />
            </BrowserFrame>
            <div className={styles.words}>
              <h3>{gallery.title}</h3>
              <ButtonLink href={gallery.href} variant="text" label={`${visit}: ${gallery.title}`}>
                {visit}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
