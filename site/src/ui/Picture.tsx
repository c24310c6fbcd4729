import { langOf, plain, type Text } from '../content/text.ts';
import styles from './Picture.module.css';

/** A picture resolved at build: its files by format, its size in CSS pixels, and what it shows. */
export type PictureView = {
  src: string;
  alt: Text;
  width: number;
  height: number;
  sources: readonly { type: string; srcSet: string }[];
};

/** `sizes` says how wide the picture is shown, as in HTML. `eager` is for what stands in the first view. */
export function Picture({
  picture,
  sizes,
  eager = false,
}: {
  picture: PictureView;
  sizes: string;
  eager?: boolean;
}) {
  return (
    <picture className={styles.picture}>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
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
