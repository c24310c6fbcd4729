import type { Language } from '@nokshi/forms/languages.ts';
import type { GalleryCard } from '../content/galleries.ts';
import type { ProductCard } from '../content/products.ts';
import { plain, type Text } from '../content/text.ts';
import { href } from '../routes/routes.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { LowestPriceLine } from '../ui/LowestPriceLine.tsx';
import { Picture } from '../ui/Picture.tsx';
import { PriceLink } from '../ui/PriceLink.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { StitchFrame, StitchLine } from '../ui/Stitch.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './ProductsTeaser.module.css';

/**
 * Some products: the first one large in a stitched frame, the others with a detail of their screens;
 * on a phone all of them in one strip. Below them a row leads to galleries of demos.
 */
export function ProductsTeaser({
  title,
  intro,
  price,
  products,
  ready,
  galleries,
  allGalleries,
  labels,
  language,
}: {
  title: Text;
  intro: Text;
  /** The way to the page of prices, on a site that has one. */
  price: { label: Text; href: string } | undefined;
  products: ProductCard[];
  ready: Text;
  galleries: GalleryCard[];
  allGalleries: Text;
  labels: Record<'explore' | 'moreProducts', Text>;
  language: Language;
}) {
  return (
    <Section background="brand" heading="products">
      <div className={styles.top}>
        <SectionHeading id="products" title={title} intro={intro} />
        <p className={styles.ways}>
          <ButtonLink href={href('products', language)} variant="quiet">
            {textNode(labels.moreProducts)}
          </ButtonLink>
          {price && <PriceLink {...price} />}
        </p>
      </div>
      <ul className={styles.products}>
        {products.map((product, index) => (
          <li
            key={product.href}
            className={index === 0 ? styles.first : styles.card}
            data-entry={index === 0 ? `product-${product.id}` : undefined}
          >
            <div className={styles.screen}>
              {index === 0 && <StitchFrame />}
              <Picture
                picture={product.picture}
                sizes={index === 0 ? '(width < 60rem) 92vw, 44rem' : '(width < 40rem) 92vw, 20rem'}
                detail={index === 0 ? 'phone' : 'always'}
              />
            </div>
            <div className={styles.words}>
              <h3>
                <a href={product.href}>{textNode(product.title)}</a>
              </h3>
              <p>{textNode(product.text)}</p>
              <LowestPriceLine lowestPrice={product.lowestPrice} />
              {index === 0 && (
                <p className={styles.explore}>
                  <ButtonLink
                    href={product.href}
                    label={`${plain(labels.explore)} ${plain(product.title)}`}
                  >
                    {textNode(labels.explore)}
                  </ButtonLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {galleries.length > 0 && (
        <>
          <StitchLine />
          <div className={styles.ready}>
            <p className={styles.lead} id="ready-galleries">
              {textNode(ready)}
            </p>
            <ul className={styles.galleries} aria-labelledby="ready-galleries">
              {galleries.map((gallery) => (
                <li key={gallery.id}>
                  <a href={gallery.href}>{textNode(gallery.title)}</a>
                </li>
              ))}
            </ul>
            <p>
              <ButtonLink href={href('ready-products', language)} variant="quiet">
                {textNode(allGalleries)}
              </ButtonLink>
            </p>
          </div>
        </>
      )}
    </Section>
  );
}
