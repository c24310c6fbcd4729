import { plain } from '../content/text.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Eyebrow } from '../ui/Eyebrow.tsx';
import { Picture } from '../ui/Picture.tsx';
import { textNode } from '../ui/text-node.tsx';
import type { HeroLabels, HeroLinks, NamedSlide } from './Hero.tsx';
import { HeroFlower } from './HeroFlower.tsx';
import styles from './HeroSlide.module.css';

/**
 * One slide: its words, and the object that stands for it.
 * @param isFirst whether it stands in the first view
 */
export function HeroSlide({
  slide,
  isFirst,
  links,
  labels,
}: {
  slide: NamedSlide;
  isFirst: boolean;
  links: HeroLinks;
  labels: HeroLabels;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of a carousel (ARIA practices)
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={plain(labels.carouselItem)}
      aria-label={plain(slide.name)}
      data-state={isFirst ? 'active' : 'far'}
    >
      <div className={styles.words}>
        <Eyebrow>{textNode(slide.subtitle)}</Eyebrow>
        <h2 className={styles.title}>{textNode(slide.title)}</h2>
        <p className={styles.description}>{textNode(slide.description)}</p>
      </div>
      <p className={styles.actions}>
        <ButtonLink href={links.contact}>{textNode(labels.letsTalk)}</ButtonLink>
        <ButtonLink href={links.products} variant="quiet">
          {textNode(labels.seeProducts)}
        </ButtonLink>
      </p>
      <div className={styles.picture}>
        <HeroFlower />
        <Picture
          picture={slide.picture}
          sizes="(width < 60rem) min(76vw, 20rem), (width < 105rem) 28rem, 34rem"
          eager={isFirst}
        />
      </div>
    </div>
  );
}
