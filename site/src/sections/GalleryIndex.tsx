import type { GalleryCard } from '../content/galleries.ts';
import { fill } from '../content/localize.ts';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './GalleryIndex.module.css';

/** All galleries as a contact sheet: picture, title, what is in it, number of demos. */
export function GalleryIndex({
  heading,
  galleries,
  demos,
}: {
  heading: string;
  galleries: GalleryCard[];
  demos: { one: string; many: string };
}) {
  return (
    <Section heading="galleries">
      <h2 id="galleries" className="visually-hidden">
        {heading}
      </h2>
      <ul className={styles.sheet}>
        {galleries.map((gallery, index) => (
          <li key={gallery.id} className={styles.row}>
            <div className={styles.picture}>
              <Picture
                picture={gallery.picture}
                sizes="(width < 40rem) 38vw, 16rem"
                eager={index === 0}
              />
            </div>
            <div className={styles.words}>
              <h3>
                <a href={gallery.href}>{gallery.title}</a>
              </h3>
              <p>{gallery.text}</p>
              <p className={styles.count}>
                {gallery.demos === 1 ? demos.one : fill(demos.many, { count: gallery.demos })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
