import type { Language } from '@nokshi/forms/languages.ts';
import type { GalleryCard } from '../content/galleries.ts';
import { fillText, type Text } from '../content/text.ts';
import { OfferLine } from '../ui/OfferLine.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { say } from '../ui/say.tsx';
import styles from './GalleryIndex.module.css';

/** All galleries as a contact sheet: picture, title, what is in it, number of demos. */
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
    <Section heading="galleries">
      <h2 id="galleries" className="visually-hidden">
        {say(heading)}
      </h2>
      <ul className={styles.sheet}>
        {galleries.map((gallery, index) => (
          <li key={gallery.id} className={styles.row} data-entry={`gallery-${gallery.id}`}>
            <div className={styles.picture}>
              <Picture
                picture={gallery.picture}
                detail="always"
                sizes="(width < 40rem) 38vw, 16rem"
                eager={index === 0}
              />
            </div>
            <div className={styles.words}>
              <h3>
                <a href={gallery.href}>{say(gallery.title)}</a>
              </h3>
              <p className={styles.text}>{say(gallery.text)}</p>
              <OfferLine offer={gallery.offer} short />
              <p className={styles.count}>
                {say(
                  gallery.demos === 1
                    ? demos.one
                    : fillText(demos.many, { count: gallery.demos }, language),
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
