import type { PictureFiles, PictureView } from '../content/picture-view.ts';
import { langOf, plain } from '../content/text.ts';
import styles from './Picture.module.css';

/** `sizes` of a picture in a grid of one, two and three columns. */
export const gridSizes =
  '(width < 40rem) 92vw, (width < 64rem) 46vw, (width < 105rem) 24rem, 29rem';

/** Nothing is chosen where there is one file. */
const sizesOf = (srcSet: string, sizes: string) => (srcSet.includes(' ') ? sizes : undefined);

/** Which part of a picture is shown. */
type PicturePart = 'never' | 'phone' | 'always';

/** Until a visitor chooses another scheme: shell/scheme.ts then sets what holds. */
const darkScheme = '(prefers-color-scheme: dark)';

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
  detail?: PicturePart;
  portrait?: boolean;
}) {
  const look = { sizes, detail, portrait };
  return (
    <picture className={styles.picture}>
      {picture.byNight && <Sources files={picture.byNight} {...look} scheme={darkScheme} />}
      <Sources files={picture} {...look} />
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

/** The files that a browser chooses from; `scheme` says for which pages they are. */
function Sources({
  files,
  sizes,
  detail,
  portrait,
  scheme,
}: {
  files: PictureFiles;
  sizes: string;
  detail: PicturePart;
  portrait: boolean;
  scheme?: string;
}) {
  const { whole, detail: part = whole } = files;
  const tall = portrait ? files.portrait : undefined;
  const phone = tall ? undefined : (detail === 'never' ? whole : part)?.phone;
  const wide = (detail === 'always' ? part : whole)?.wide;
  const media = (width?: string) => [width, scheme].filter(Boolean).join(' and ') || undefined;
  return (
    <>
      {tall && (
        <source
          media={media('(width < 40rem)')}
          type="image/avif"
          srcSet={tall.src}
          sizes={sizesOf(tall.src, sizes)}
          width={tall.width}
          height={tall.height}
        />
      )}
      {phone && phone !== wide && (
        <source
          media={media('(width < 30rem)')}
          type="image/avif"
          srcSet={phone}
          sizes={sizesOf(phone, sizes)}
        />
      )}
      {wide && (
        <source media={media()} type="image/avif" srcSet={wide} sizes={sizesOf(wide, sizes)} />
      )}
    </>
  );
}
