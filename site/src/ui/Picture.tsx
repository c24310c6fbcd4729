import type { PictureView } from '../content/picture-view.ts';
import { langOf, plain } from '../content/text.ts';
import styles from './Picture.module.css';

/** `sizes` of a picture in a grid of one, two and three columns. */
export const gridSizes =
  '(width < 40rem) 92vw, (width < 64rem) 46vw, (width < 105rem) 24rem, 29rem';

/** Nothing is chosen where there is one file. */
const sizesOf = (srcSet: string, sizes: string) => (srcSet.includes(' ') ? sizes : undefined);

/**
 * `sizes` says how wide the picture is shown, as in HTML. `eager` is for what stands in the first view.
 * `detail` shows that part of the picture instead, where it has one: on phones, where the whole would be
 * too small to read, or always. `portrait` shows a part that is taller than wide across a phone, where
 * the picture has one: its place must not fix the shape of what it holds.
 */
export function Picture({
  picture,
  sizes,
  eager = false,
  detail = 'never',
  portrait = false,
}: {
  picture: PictureView;
  sizes: string;
  eager?: boolean;
  detail?: 'never' | 'phone' | 'always';
  portrait?: boolean;
}) {
  const { whole, detail: part = whole } = picture;
  const tall = portrait ? picture.portrait : undefined;
  const phone = tall ? undefined : (detail === 'never' ? whole : part)?.phone;
  const wide = (detail === 'always' ? part : whole)?.wide;
  return (
    <picture className={styles.picture}>
      {tall && (
        <source
          media="(width < 40rem)"
          type="image/avif"
          srcSet={tall.src}
          sizes={sizesOf(tall.src, sizes)}
          width={tall.width}
          height={tall.height}
        />
      )}
      {phone && phone !== wide && (
        <source
          media="(width < 30rem)"
          type="image/avif"
          srcSet={phone}
          sizes={sizesOf(phone, sizes)}
        />
      )}
      {wide && <source type="image/avif" srcSet={wide} sizes={sizesOf(wide, sizes)} />}
      <img
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        src={picture.src}
        alt={plain(picture.alt)}
        lang={langOf(picture.alt)}
        width={picture.width}
        height={picture.height}
      />
    </picture>
  );
}
