import type { Language } from '@nokshi/forms/languages.ts';
import type { Thread } from '../content/emblems.ts';
import type { GalleryCard } from '../content/galleries.ts';
import { fillText, type Text } from '../content/text.ts';
import { LowestPriceLine } from '../ui/LowestPriceLine.tsx';
import { Picture } from '../ui/Picture.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './GalleryIndex.module.css';

/** The cloth of the awnings along the street, so that no neighbours have the same in 1, 2 or 3 columns. */
const cloths: readonly Thread[] = [
  'alta',
  'river',
  'turmeric',
  'jamun',
  'paddy',
  'henna',
  'indigo',
];

/**
 * All galleries as the shops of a bazaar street: on the signboard the title, in the window the screen of
 * the first demo, below it what is in there, its price and the number of demos. By night windows are lit.
 */
export function GalleryIndex({
  heading,
  galleries,
  demos,
  language,
}: {
  heading: Text;
  galleries: GalleryCard[];
  demos: { one: Text; many: Text };
  language: Language;
}) {
  return (
    <section className={styles.bazaar} aria-labelledby="galleries">
      <h2 id="galleries" className="visually-hidden">
        {textNode(heading)}
      </h2>
      <ul className={styles.street}>
        {galleries.map((gallery, index) => (
          <li key={gallery.id} className={styles.shop} data-thread={cloths[index % cloths.length]}>
            <h3 className={styles.sign}>
              <a href={gallery.href}>{textNode(gallery.title)}</a>
            </h3>
            <div className={styles.window}>
              <Picture
                picture={gallery.picture}
                detail="always"
                sizes="(width < 40rem) 84vw, (width < 64rem) 44vw, (width < 105rem) 24rem, 29rem"
                eager={index === 0}
              />
            </div>
            <div className={styles.words}>
              <p>{textNode(gallery.text)}</p>
              <LowestPriceLine lowestPrice={gallery.lowestPrice} />
              <p className={styles.count}>
                {textNode(
                  gallery.demos === 1
                    ? demos.one
                    : fillText(demos.many, { count: gallery.demos }, language),
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
