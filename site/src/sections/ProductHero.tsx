import type { ReactNode } from 'react';
import type { OfferView } from '../content/offers.ts';
import type { Text } from '../content/text.ts';
import { Eyebrow } from '../ui/Eyebrow.tsx';
import { OfferLine } from '../ui/OfferLine.tsx';
import { Picture, type PictureView } from '../ui/Picture.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import { say } from '../ui/say.tsx';
import styles from './ProductHero.module.css';

/** The top of a product page: words and the demo button, then the screen, large. */
export function ProductHero({
  id,
  title,
  headline,
  description,
  picture,
  offer,
  parent,
  children,
}: {
  id: string;
  title: Text;
  headline: Text;
  description: Text;
  picture: PictureView;
  offer: OfferView;
  parent: { label: Text; href: string };
  children: ReactNode;
}) {
  return (
    <section className={styles.hero} aria-labelledby="page-title">
      <div className={styles.background} data-background="indigo">
        <div className={styles.words}>
          <Eyebrow>
            <a href={parent.href}>{say(parent.label)}</a>
          </Eyebrow>
          <h1 id="page-title">{say(title)}</h1>
          <p className={styles.headline}>{say(headline)}</p>
          <div className={styles.beside}>
            <p>{say(description)}</p>
            <div className={styles.action}>
              {children}
              <OfferLine offer={offer} />
            </div>
          </div>
        </div>
      </div>
      <div className={styles.screen} data-entry={`product-${id}`} id="page-picture">
        <StitchFrame />
        <Picture picture={picture} sizes="(width < 75rem) 94vw, 72rem" eager />
      </div>
    </section>
  );
}
