import { langOf, plain, type Text } from '../content/text.ts';
import styles from './Picture.module.css';

/** AVIF files as in `srcset`: those for phones, and those for all wider windows. */
export type Candidates = { phone: string; wide: string };

/**
 * A picture resolved at build: its fallback, its size in CSS pixels, what it shows, and its files.
 * The detail has the shape of the whole. A drawing (SVG) has its one file alone.
 */
export type PictureView = {
  src: string;
  alt: Text;
  width: number;
  height: number;
  whole?: Candidates;
  detail?: Candidates;
};

/**
 * `sizes` says how wide the picture is shown, as in HTML. `eager` is for what stands in the first view.
 * `detail` shows that part of the picture instead, where it has one: on phones, where the whole would be
 * too small to read, or always.
 */
export function Picture({
  picture,
  sizes,
  eager = false,
  detail = 'never',
}: {
  picture: PictureView;
  sizes: string;
  eager?: boolean;
  detail?: 'never' | 'phone' | 'always';
}) {
  const { whole, detail: part = whole } = picture;
  const phone = (detail === 'never' ? whole : part)?.phone;
  const wide = (detail === 'always' ? part : whole)?.wide;
  return (
    <picture className={styles.picture}>
      {phone && <source media="(width < 30rem)" type="image/avif" srcSet={phone} sizes={sizes} />}
      {wide && <source type="image/avif" srcSet={wide} sizes={sizes} />}
      <img
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        src={picture.src}
        alt={plain(picture.alt)}
        lang={langOf(picture.alt)}
        width={picture.width}
        height={picture.height}
        decoding="async"
      />
    </picture>
  );
}
