import type { ProductCard } from '../content/products.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import styles from './ProductsTeaser.module.css';

/** Six products: the first one large in a stitched frame, the others as smaller screens (SPEC 2.3). */
export function ProductsTeaser({
  title,
  intro,
  products,
  explore,
  more,
}: {
  title: string;
  intro: string;
  products: ProductCard[];
  explore: string;
  more: string;
}) {
  const [first, ...others] = products;
  return (
    <Section background="indigo" heading="products">
      <div className={styles.top}>
        <SectionHeading id="products" title={title} intro={intro} />
        <ButtonLink href="/products" variant="quiet">
          {more}
        </ButtonLink>
      </div>
      {first && (
        <article className={styles.first}>
          <div className={styles.screen}>
            <StitchFrame />
            <Picture picture={first.picture} sizes="(width < 60rem) 92vw, 44rem" />
          </div>
          <div className={styles.words}>
            <h3>{first.title}</h3>
            <p>{first.text}</p>
            <p>
              <ButtonLink href={first.href} label={`${explore} ${first.title}`}>
                {explore}
              </ButtonLink>
            </p>
          </div>
        </article>
      )}
      <ul className={styles.others}>
        {others.map((product) => (
          <li key={product.href} className={styles.card}>
            <Picture picture={product.picture} sizes="(width < 40rem) 92vw, 20rem" />
            <h3>
              <a href={product.href}>{product.title}</a>
            </h3>
            <p>{product.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
