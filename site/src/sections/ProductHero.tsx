import type { ReactNode } from 'react';
import type { EmblemName } from '../content/emblems.ts';
import type { OpeningPrice } from '../content/lowest-prices.ts';
import type { PictureView } from '../content/picture-view.ts';
import type { Text } from '../content/text.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { Eyebrow } from '../ui/Eyebrow.tsx';
import { OpeningPriceLines } from '../ui/OpeningPriceLines.tsx';
import { Picture } from '../ui/Picture.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './ProductHero.module.css';

/** The top of a product page: words, emblem and the demo button, then the screen, large. */
export function ProductHero({
  id,
  title,
  emblem,
  headline,
  description,
  picture,
  price,
  parent,
  children,
}: {
  id: string;
  title: Text;
  emblem: EmblemName;
  headline: Text;
  description: Text;
  picture: PictureView;
  price: OpeningPrice;
  parent: { label: Text; href: string };
  children: ReactNode;
}) {
  return (
    <section className={styles.hero} aria-labelledby="page-title">
      <div className={styles.background} data-background="brand">
        <div className={styles.words}>
          <Eyebrow>
            <a href={parent.href}>{textNode(parent.label)}</a>
          </Eyebrow>
          <h1 id="page-title">{textNode(title)}</h1>
          <p className={styles.headline}>{textNode(headline)}</p>
          <p className={styles.description}>{textNode(description)}</p>
          <div className={styles.action}>
            {children}
            <OpeningPriceLines price={price} variant="quiet" />
          </div>
          <div className={styles.emblem}>
            <Emblem emblem={emblem} large />
          </div>
        </div>
      </div>
      <div className={styles.screen} data-entry={`product-${id}`}>
        <StitchFrame />
        <Picture
          picture={picture}
          sizes="(width < 79rem) 94vw, (width < 105rem) 75rem, 90rem"
          eager
          portrait
        />
      </div>
    </section>
  );
}
