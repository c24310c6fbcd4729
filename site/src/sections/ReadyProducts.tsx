import type { GalleryCard } from '../content/galleries.ts';
import { plain, type Text } from '../content/text.ts';
import { BrowserFrame } from '../ui/BrowserFrame.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { LowestPriceLine } from '../ui/LowestPriceLine.tsx';
import { gridSizes, Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './ReadyProducts.module.css';

/** Galleries of ready products, each as a page in a browser, with Visit Now. */
export function ReadyProducts({
  title,
  intro,
  galleries,
  visit,
}: {
  title: Text;
  intro: Text;
  galleries: GalleryCard[];
  visit: Text;
}) {
  return (
    <Section background="brand" heading="ready-products">
      <SectionHeading id="ready-products" title={title} intro={intro} />
      <ul className={styles.grid}>
        {galleries.map((gallery) => (
          <li key={gallery.id} className={styles.card} data-entry={`gallery-${gallery.id}`}>
            <BrowserFrame>
              <Picture picture={gallery.picture} detail="phone" sizes={gridSizes} />
            </BrowserFrame>
            <div className={styles.words}>
              <h3>{textNode(gallery.title)}</h3>
              <ButtonLink
                href={gallery.href}
                variant="text"
                label={`${plain(visit)}: ${plain(gallery.title)}`}
              >
                {textNode(visit)}
              </ButtonLink>
            </div>
            <LowestPriceLine lowestPrice={gallery.lowestPrice} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
