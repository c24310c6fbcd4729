import type { Language } from '@nokshi/forms/languages.ts';
import type { GalleryCard } from '../content/galleries.ts';
import type { ProductCard } from '../content/products.ts';
import { plain, type Text } from '../content/text.ts';
import { href } from '../routes/routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { OfferLine } from '../ui/OfferLine.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { StitchFrame, StitchLine } from '../ui/Stitch.tsx';
import { say } from '../ui/say.tsx';
import styles from './ProductsTeaser.module.css';

/**
 * Some products: the first one large in a stitched frame, the others as smaller screens. Below them a
 * row leads to demos that open at once.
 */
export function ProductsTeaser({
  title,
  intro,
  products,
  ready,
  galleries,
  allGalleries,
  labels,
  language,
}: {
  title: Text;
  intro: Text;
  products: ProductCard[];
  ready: Text;
  galleries: GalleryCard[];
  allGalleries: Text;
  labels: Record<'explore' | 'moreProducts', Text>;
  language: Language;
}) {
  const [first, ...others] = products;
  return (
    <Section background="indigo" heading="products">
      <div className={styles.top}>
        <SectionHeading id="products" title={title} intro={intro} />
        <ButtonLink href={href('products', language)} variant="quiet">
          {say(labels.moreProducts)}
        </ButtonLink>
      </div>
      {first && <FirstProduct product={first} explore={labels.explore} />}
      <ul className={styles.others}>
        {others.map((product) => (
          <li key={product.href} className={styles.card}>
            <Picture
              picture={product.picture}
              sizes="(width < 40rem) 92vw, 20rem"
              detail="always"
            />
            <h3>
              <a href={product.href}>{say(product.title)}</a>
            </h3>
            <p>{say(product.text)}</p>
            <OfferLine offer={product.offer} short />
          </li>
        ))}
      </ul>
      <StitchLine />
      <div className={styles.ready}>
        <p className={styles.lead} id="ready-galleries">
          {say(ready)}
        </p>
        <ul className={styles.galleries} aria-labelledby="ready-galleries">
          {galleries.map((gallery) => (
            <li key={gallery.id} className={styles.gallery}>
              <Picture picture={gallery.picture} sizes="9rem" />
              <div>
                <a className={styles.title} href={gallery.href}>
                  {say(gallery.title)}
                </a>
                <p>{say(gallery.text)}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className={styles.index}>
          <ButtonLink href={href('ready-products', language)} variant="quiet">
            {say(allGalleries)}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}

function FirstProduct({ product, explore }: { product: ProductCard; explore: Text }) {
  return (
    <article className={styles.first}>
      <div className={styles.screen}>
        <StitchFrame />
        <Picture picture={product.picture} sizes="(width < 60rem) 92vw, 44rem" detail="phone" />
      </div>
      <div className={styles.words}>
        <h3>{say(product.title)}</h3>
        <p>{say(product.text)}</p>
        <OfferLine offer={product.offer} short />
        <p>
          <ButtonLink href={product.href} label={`${plain(explore)} ${plain(product.title)}`}>
            {say(explore)}
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}
