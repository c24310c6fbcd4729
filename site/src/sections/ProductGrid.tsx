import type { ProductCard } from '../content/products.ts';
import type { Text } from '../content/text.ts';
import { CardWords } from '../ui/CardWords.tsx';
import { Ornament } from '../ui/Ornament.tsx';
import { gridSizes, Picture } from '../ui/Picture.tsx';
import { PriceLine } from '../ui/PriceLink.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { StitchedList } from '../ui/StitchedList.tsx';
import styles from './ProductGrid.module.css';

/** The SaaS products; the first one takes four places. Carries the h1 of /products. */
export function ProductGrid({
  title,
  intro,
  products,
  explore,
  allPrices,
}: {
  title: Text;
  intro: Text;
  products: ProductCard[];
  explore: Text;
  /** The way to the page of prices, on a site that has one. */
  allPrices: { href: string; label: Text } | undefined;
}) {
  return (
    <Section heading="page-title" ornament={<Ornament place="heading" />}>
      <SectionHeading id="page-title" title={title} intro={intro} level={1}>
        <PriceLine link={allPrices} />
      </SectionHeading>
      <ul className={styles.grid}>
        {products.map((product, index) => (
          <li
            key={product.href}
            className={styles.card}
            data-entry={index === 0 ? `product-${product.id}` : undefined}
          >
            <Picture
              picture={product.picture}
              eager={index === 0}
              detail={index === 0 ? 'phone' : 'always'}
              sizes={
                index === 0 ? '(width < 64rem) 92vw, (width < 105rem) 49rem, 59rem' : gridSizes
              }
            />
            <div className={styles.words}>
              <CardWords {...product} explore={explore} variant="quiet">
                {index === 0 && (
                  <div className={styles.checklist}>
                    <StitchedList lines={product.checklist} />
                  </div>
                )}
              </CardWords>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
